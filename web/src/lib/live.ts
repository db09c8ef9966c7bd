// A live table as what stands around its board: the seats, hands and fingers, and phrases.

import type { Seats, Signals, Talk } from '../games/board';
import { solution } from './api';
import { seatNames } from './seats';
import type { Table, WholeFrame } from './table.svelte';

export function seatsOf(table: Table, frame: WholeFrame): Seats {
  const { seats, guesses, guess_points } = frame.table;
  return {
    names: seatNames(seats),
    mine: frame.place.yours,
    all: seats.map(({ who, bot, here, ready }) => ({ bot, here, ready, taken: who !== null })),
    guesses: { all: guesses, own: frame.place.guess, points: guess_points },
    table: {
      ready: (seat) => table.send({ do: 'ready', seat }),
      guess: (seat, right, seconds) => table.send({ do: 'guess', seat, right, seconds }),
      solution: () => solution(table.code),
    },
  };
}

export function signalsOf(table: Table): Signals {
  return {
    send: (kind, facts) => void table.send({ do: 'signal', kind, facts }),
    hear: (listener) => table.hear(listener),
  };
}

export function talkOf(table: Table): Talk {
  return {
    say: (code, facts = {}) => void table.send({ do: 'phrase', code, facts }),
    get heard() {
      const said = table.said.at(-1);
      if (!said?.code || said.who === table.frame?.place.you) return null;
      const name = said.seat == null ? said.name : seatNames(table.frame?.table.seats ?? [])[said.seat];
      return { name: name ?? '', code: said.code, facts: said.facts ?? {}, time: said.time };
    },
  };
}
