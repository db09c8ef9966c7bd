// A live table as what stands around its board: the seats, hands and fingers, and phrases.

import type { Seats, Signals, Spoken, Talk } from '../games/board';
import type { Said } from '../generated/messages';
import { solution } from './api';
import { called, seatNames } from './seats';
import type { Table, WholeFrame } from './table.svelte';

export function seatsOf(table: Table, frame: WholeFrame): Seats {
  const { seats, guesses, guess_points } = frame.table;
  return {
    names: seatNames(seats),
    mine: frame.place.yours,
    all: seats.map(({ who, bot, here, away, ready }) => ({ bot, here, away, ready, taken: who !== null })),
    guesses: { all: guesses, own: frame.place.guess, points: guess_points },
    table: {
      ready: (seat) => table.send({ do: 'ready', seat }),
      resume: frame.table.paused && frame.place.yours.length ? () => table.send({ do: 'resume' }) : null,
      skip: () => table.send({ do: 'skip' }),
      hint: frame.table.hints ? (seat) => table.hint(seat) : null,
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
    say: (code, facts = {}) => table.send({ do: 'phrase', code, facts }),
    get said() {
      const { frame } = table;
      return frame ? table.said.map((one) => spoken(one, frame)) : [];
    },
  };
}

function spoken({ number, who, name, text, code, facts, seat, time }: Said, frame: WholeFrame): Spoken {
  const { seats } = frame.table;
  const at = seat ?? seats.findIndex((one) => one.who !== null && one.who === who);
  return {
    number,
    seat: at < 0 ? null : at,
    name: seat == null ? called(name ?? '') : (seatNames(seats)[seat] ?? ''),
    mine: who !== null && who === frame.place.you,
    text: text ?? null,
    code: code ?? null,
    facts: facts ?? {},
    time,
  };
}
