// Whether this machine can draw in space; asked once.

let works: boolean | null = null;

export function spaceWorks(): boolean {
  if (works === null) {
    const context = document.createElement('canvas').getContext('webgl2');
    works = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return works;
}
