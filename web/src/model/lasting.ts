// The game that is running in this browser, so that Home can lead back to it.
export interface LastGame {
  game: string;
  fragment: string;
}
const KEY = "last-game";

export function lastGame(): LastGame | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
export function keepGame(game: LastGame | null): void {
  if (game) localStorage.setItem(KEY, JSON.stringify(game));
  else localStorage.removeItem(KEY);
}
