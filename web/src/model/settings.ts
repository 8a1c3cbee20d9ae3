// What the user prefers, kept in this browser.
export type Speed = "off" | "slow" | "normal" | "fast";

export interface Settings {
  speed: Speed;
  shortcuts: boolean;
  flipped: boolean;
}

const usual: Settings = { speed: "normal", shortcuts: true, flipped: false };

export function settings(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem("settings") ?? "{}") };
  } catch {
    return usual;
  }
}

export function change(part: Partial<Settings>): void {
  localStorage.setItem("settings", JSON.stringify({ ...settings(), ...part }));
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || settings().speed === "off";
}
