// A seed has 64 bits, more than a number holds here: it is kept and sent as its digits.
export type Seed = string;

const MOST = 2n ** 64n - 1n;

// What is no seed is the usual one.
export function readSeed(text: string | null | undefined): Seed {
  return text && /^\d{1,20}$/.test(text) && BigInt(text) <= MOST && BigInt(text) > 0n ? String(BigInt(text)) : "1";
}

export function seedAfter(seed: Seed): Seed {
  return String((BigInt(seed) % MOST) + 1n);
}
