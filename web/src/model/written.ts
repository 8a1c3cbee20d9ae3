// A written player as cards: the text is cut into its lines as the language does it (docs/written-players.md), and
// every change of a card is a change of the text, so that the two never differ.

export type CardKind = "head" | "order" | "weights" | "let" | "feasible" | "take" | "rule" | "then" | "show" | "other";

export interface RuleCard {
  kind: CardKind;
  note: string; // the comment above it
  code: string; // its lines, without what a comment says
  off: boolean; // switched off: its lines are comments
  priority: number; // of a rule and of a `then`
  line: number; // of the text, from 1, where its code begins
}

const OFF = "#- "; // before every line of a card that is switched off
const GOES_ON_AFTER = /(?:[-+*/,:=<>(]|\.\.|\b(?:and|or|by|when|not|in|where|let|weights|feasible))\s*$/;
const GOES_ON_BEFORE = /^\s*(?:[-+*/,:=<>)]|!=|(?:and|or)\b)/;

// A line without its comment; a # inside quotes is none.
function bare(line: string): string {
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') quoted = !quoted;
    if (line[i] === "#" && !quoted) return line.slice(0, i).trimEnd();
  }
  return line.trimEnd();
}
function open(code: string): boolean {
  const plain = code.replace(/"[^"\n]*"/g, '""');
  return plain.split("(").length > plain.split(")").length || GOES_ON_AFTER.test(plain);
}

const FIRST: Record<string, CardKind> = {
  rakus: "head",
  order: "order",
  weights: "weights",
  let: "let",
  feasible: "feasible",
  take: "take",
  then: "then",
  show: "show",
};
function kindOf(code: string): { kind: CardKind; priority: number } {
  const rule = /^\s*(\d+)/.exec(code);
  if (rule) return { kind: "rule", priority: Number(rule[1]) };
  const kind = FIRST[/^\s*(\w+)/.exec(code)?.[1] ?? ""] ?? "other";
  return { kind, priority: kind === "then" ? Number(/\d+/.exec(code)?.[0] ?? 0) : 0 };
}

export function cardsOf(text: string): RuleCard[] {
  const cards: RuleCard[] = [];
  let note: string[] = [];
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const off = lines[i].startsWith(OFF);
    const read = (n: number): string => (off ? lines[n].slice(OFF.length) : lines[n]);
    if (!off && bare(lines[i]).trim() === "") {
      if (lines[i].trim() || note.length || cards.length) note.push(lines[i]);
      continue;
    }
    const first = i;
    let code = read(i);
    const more = (n: number): boolean =>
      n < lines.length &&
      lines[n].startsWith(OFF) === off &&
      (open(code.split("\n").map(bare).join("\n")) || GOES_ON_BEFORE.test(bare(read(n))));
    while (more(i + 1)) code += `\n${read(++i)}`;
    cards.push({ ...kindOf(code), note: note.join("\n"), code, off, line: first + 1 });
    note = [];
  }
  if (note.length && cards.length)
    cards.push({ kind: "other", note: note.join("\n"), code: "", off: false, priority: 0, line: lines.length });
  return cards;
}

export function textOf(cards: RuleCard[]): string {
  return cards
    .flatMap((c) => {
      const code = c.code === "" ? [] : c.off ? c.code.split("\n").map((l) => OFF + l) : [c.code];
      return c.note === "" ? code : [c.note, ...code];
    })
    .join("\n");
}

// ---- changes --------------------------------------------------------------------------------------------------------

const numbered = (card: RuleCard, priority: number): RuleCard => ({
  ...card,
  priority,
  code: card.code.replace(/\d+/, String(priority)),
});
const replaced = (cards: RuleCard[], at: number, card: RuleCard): RuleCard[] =>
  cards.map((c, i) => (i === at ? card : c));
const ranked = (c: RuleCard): boolean => c.kind === "rule";

// Rules have numbers that do not descend. A rule that was moved joins the rules around it where they are of one number,
// and else gets a number between theirs; if there is none, the rules behind it make room.
function renumber(cards: RuleCard[], moved: number): RuleCard[] {
  const before = cards.slice(0, moved).filter(ranked).at(-1);
  const after = cards.slice(moved + 1).find(ranked);
  const low = before?.priority ?? -1;
  const high = after?.priority ?? Infinity;
  const own = cards[moved].priority;
  if (low === high) return replaced(cards, moved, numbered(cards[moved], low));
  if (own > low && own < high) return cards;
  const fresh = Math.max(low + 1, after ? Math.min(own, high - 1) : own);
  const next = replaced(cards, moved, numbered(cards[moved], fresh));
  if (fresh < high) return next;
  const shifted = (c: RuleCard, i: number): boolean =>
    (ranked(c) && i > moved) || (c.kind === "then" && c.priority >= high);
  return next.map((c, i) => (shifted(c, i) ? numbered(c, c.priority + 1) : c));
}

// The card at `from` stands before the one that stood at `to` (or last).
export function move(cards: RuleCard[], from: number, to: number): RuleCard[] {
  if (to === from || to === from + 1) return cards;
  const card = cards[from];
  const rest = cards.filter((_, i) => i !== from);
  const at = to > from ? to - 1 : to;
  const next = [...rest.slice(0, at), card, ...rest.slice(at)];
  return ranked(card) ? renumber(next, at) : next;
}

// Where a card may go by one step: past the next card of its kind. -1: nowhere.
export function stepFrom(cards: RuleCard[], at: number, by: -1 | 1): number {
  for (let i = at + by; i >= 0 && i < cards.length; i += by)
    if (cards[i].kind === cards[at].kind) return by < 0 ? i : i + 1;
  return -1;
}

export function switched(cards: RuleCard[], at: number): RuleCard[] {
  return replaced(cards, at, { ...cards[at], off: !cards[at].off });
}
// A rule joins the rules before it, or parts from them.
export function joined(cards: RuleCard[], at: number): RuleCard[] {
  const before = cards.slice(0, at).filter(ranked).at(-1);
  if (!before) return cards;
  if (before.priority !== cards[at].priority) return replaced(cards, at, numbered(cards[at], before.priority));
  const after = cards.slice(at + 1).find(ranked);
  const shift = after !== undefined && after.priority <= before.priority + 1;
  return cards.map((c, i) =>
    i === at || (shift && ranked(c) && i > at) || (shift && c.kind === "then" && c.priority > before.priority)
      ? numbered(c, c.priority + 1)
      : c,
  );
}

// ---- weights --------------------------------------------------------------------------------------------------------

const LARGEST = 1e6; // that the language allows

export interface Weight {
  name: string;
  value: number;
  low: number;
  high: number;
  step: number;
}
const WEIGHT = /(\w+)(\s*=\s*)(-?\d*\.?\d+)(?:\s+in\s+(-?\d*\.?\d+)\s*\.\.\s*(-?\d*\.?\d+))?/g;

export function weightsOf(cards: RuleCard[]): Weight[] {
  return cards
    .filter((c) => c.kind === "weights" && !c.off)
    .flatMap((c) =>
      [...c.code.replace(/^\s*weights/, "").matchAll(WEIGHT)].map((m) => {
        const value = Number(m[3]);
        const reach = Math.min(LARGEST, Math.max(2, 2 * Math.abs(value)));
        const [low, high] = m[4] === undefined ? [Math.min(0, -reach), reach] : [Number(m[4]), Number(m[5])];
        const fine = high - low <= 6;
        return {
          name: m[1],
          value,
          low,
          high,
          step: fine ? 0.05 : high - low <= 60 ? 0.5 : Math.max(1, (high - low) / 200),
        };
      }),
    );
}
export function withWeight(cards: RuleCard[], name: string, value: number): RuleCard[] {
  return cards.map((c) =>
    c.kind !== "weights"
      ? c
      : {
          ...c,
          code: c.code.replace(new RegExp(`(\\b${name}\\s*=\\s*)-?\\d*\\.?\\d+`), (_, head) => head + String(value)),
        },
  );
}

// ---- what a card says to a person -----------------------------------------------------------------------------------

// Its labels, in the language: "English" / "Indonesian".
export function labelOf(card: RuleCard, lang: "en" | "id"): string {
  const labels = [...card.code.matchAll(/"([^"]*)"(?:\s*\/\s*"([^"]*)")?/g)];
  const first = labels[0];
  return first ? (lang === "id" ? (first[2] ?? first[1]) : first[1]) : "";
}
export const headName = (cards: RuleCard[]): string =>
  /player\s+"([^"]*)"/.exec(cards.find((c) => c.kind === "head")?.code ?? "")?.[1] ?? "";
export function withName(text: string, name: string): string {
  return text.replace(/(player\s+)"[^"]*"/, (_, head) => `${head}"${name.replace(/["\n]/g, "")}"`);
}

// ---- errors ---------------------------------------------------------------------------------------------------------

export interface TextError {
  line: number;
  column: number;
  words: string;
}
// "mine: line 7, column 8: found .." for each error, in either language.
export function errorsIn(message: string): TextError[] {
  return message.split("\n").flatMap((row) => {
    const m = /(?:line|baris) (\d+), (?:column|kolom) (\d+)[^:]*: (.*)$/.exec(row);
    return m ? [{ line: Number(m[1]), column: Number(m[2]), words: m[3] }] : [];
  });
}

// The text with a rule of this fact, before all others.
export function withFact(text: string, { id, type }: { id: string; type: string }): string {
  const cards = cardsOf(text);
  const rules = cards.filter((c) => c.kind === "rule");
  const number = Math.max(0, (rules[0]?.priority ?? 1) - 1);
  const shift = rules.length > 0 && number === (rules[0].priority ?? 0);
  const code = type === "condition" ? `${number} when ${id} : 1` : `${number} when ${id} != 0 : ${id}`;
  const later = (code: string): string => code.replace(/\d+/, (n) => String(Number(n) + 1));
  const bumped = cards.map((c) =>
    (c.kind === "rule" || c.kind === "then") && shift ? { ...c, code: later(c.code) } : c,
  );
  const card = { kind: "rule" as const, note: "", code, off: false, priority: number, line: 0 };
  const at = cards.findIndex((c) => c.kind === "rule");
  const where = at < 0 ? cards.length : at;
  return textOf([...bumped.slice(0, where), card, ...bumped.slice(where)]);
}
