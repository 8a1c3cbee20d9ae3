// One tab stop for a board: the arrows go to the nearest place in their direction, wherever the layout has put it.
const cells = "[data-cell]";

function centre(e: Element): { x: number; y: number } {
  const r = e.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}

function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  const at = centre(from);
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const e of all) {
    const c = centre(e);
    const along = sign * (sideways ? c.x - at.x : c.y - at.y);
    const across = Math.abs(sideways ? c.y - at.y : c.x - at.x);
    if (e === from || along < 4 || across > along * 3 + 30) continue;
    if (along + 3 * across < least) [least, best] = [along + 3 * across, e];
  }
  return best;
}

function rowEnd(from: HTMLElement, all: HTMLElement[], last: boolean): HTMLElement {
  const y = centre(from).y;
  const row = all.filter((e) => Math.abs(centre(e).y - y) < 12).sort((a, b) => centre(a).x - centre(b).x);
  return row[last ? row.length - 1 : 0];
}

export function moveFocus(board: HTMLElement, event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>(cells);
  if (!from) return;
  const all = [...board.querySelectorAll<HTMLElement>(cells)];
  const arrows = event.key.startsWith("Arrow");
  const to = arrows
    ? nearest(from, all, event.key)
    : event.key === "Home" || event.key === "End"
      ? rowEnd(from, all, event.key === "End")
      : undefined;
  if (arrows || to) event.preventDefault();
  if (arrows || to) event.stopPropagation();
  if (to) focusCell(board, to);
}

export function focusCell(board: HTMLElement, to: HTMLElement): void {
  board.querySelectorAll<HTMLElement>(cells).forEach((e) => (e.tabIndex = e === to ? 0 : -1));
  to.focus();
}

// Keeps exactly one place reachable by Tab after the board was drawn anew.
export function keepTabStop(board: HTMLElement): void {
  const all = [...board.querySelectorAll<HTMLElement>(cells)];
  const held =
    all.find((e) => e === document.activeElement) ??
    all.find((e) => e.tabIndex === 0) ??
    all.find((e) => e.dataset.legal !== undefined) ??
    all[0];
  all.forEach((e) => (e.tabIndex = e === held ? 0 : -1));
}
