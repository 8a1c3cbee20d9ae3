// The documents of the server, as docs/api.md describes them.
export interface Words {
  en: string;
  id: string;
}

export interface RuleInfo extends Words {
  key: string;
  default: string | number;
  allowed: string;
}

export interface PlayerInfo {
  name: string;
  about: Words;
  credit: Words; // whose idea it is
  deterministic: boolean;
  weights: ({ name: string; default: number | string; choices?: string[] } & Words)[];
}

export interface GameInfo {
  name: string;
  aliases: string[];
  title: Words;
  goal: Words;
  paper: string;
  truth: Words;
  truth_kind: "exact" | "bounds" | "estimate" | "none"; // what the truth of a position is at least
  solitaire: boolean;
  hidden: boolean;
  default_player: string;
  rules: RuleInfo[];
  players: PlayerInfo[];
  elements: PaperElement[];
  remark: Words;
  examples: PaperExample[];
  beside: string[]; // players whose totals are worth comparing
  puzzles: string[]; // positions in which the default player gives something away
  puzzle_search: number; // positions that are worth a look for more of them
  lessons: Lesson[]; // how to play
  levels: { player: string; words: Words }[]; // opponents in words, the weakest first
  walked: string; // the word before the ':' of the moves that the paper chooses by walking a list; "": it does not
}

// One move to make: what to do, the moves that do it (none: any), what it showed.
export interface Lesson {
  position: string;
  ask: Words;
  moves: string[];
  shown: Words;
}

// An element of the greedy algorithm as the paper has it, and as it is played here where that differs.
export interface PaperElement {
  id: "candidates" | "solution_set" | "selection" | "feasible" | "solution" | "objective";
  paper: Words;
  here?: Words;
}

export interface PaperExample {
  id: string;
  title: Words;
  note?: Words;
  rules: string;
  position: string;
  moves: string[];
  player: string;
}

export type Treatment = "described" | "option" | "measured" | "left-out";

export interface Statement {
  section: string;
  standing: Treatment;
  says: Words;
  does?: Words;
  try?: string;
}

export interface PapersDoc {
  games: { name: string; source: string; statements: Statement[] }[];
}

// ---- a position as a drawing ----------------------------------------------------------------------------------------

export interface Piece {
  kind: "seed" | "disc" | "card" | "back";
  count: number;
  owner?: 1 | 2;
  size?: number;
  card?: string; // its entry in the scene's cards
  bars?: { label: Words; value: number; of?: number }[];
  badges?: { sign: string; words: Words }[];
}

export interface Place {
  id: string;
  kind: "hole" | "store" | "cell" | "slot" | "pile" | "hand" | "reserve" | "button" | "offer";
  label: Words;
  owner?: 1 | 2;
  pieces?: Piece[]; // bottom to top
  contents?: Piece[]; // of a pile without a known order
  at?: string; // the place that a button belongs to
  sign?: string; // the place as people write it; also the key that touches it
}

export interface Zone {
  role: "field" | "near" | "far" | "left" | "right" | "choices";
  label?: Words;
  rows: string[][];
}

export interface CardFace {
  id: string;
  title: string;
  line: Words;
  sign?: string;
  facts?: { kind: string; title?: string; cost?: string; value?: string; words?: Words }[];
}

export interface Scene {
  board: string;
  places: Place[];
  zones: Zone[];
  phase?: Words;
  counters?: { label: Words; value: number; of?: number }[];
  cards?: CardFace[];
}

export interface Step {
  kind: "move" | "change" | "reveal" | "hide" | "coin" | "note";
  from?: string;
  to?: string;
  along?: string[];
  piece?: Piece;
  becomes?: Piece;
  words?: Words;
  chance?: boolean;
}

export interface MoveText {
  move: string;
  decorated: string;
  words?: Words;
  touch?: string[]; // the places to touch, in order
  confirm?: Words; // a question to ask first
}

export interface PositionDoc {
  game: string;
  rules: Record<string, string | number>;
  position: string;
  side: 1 | 2;
  outcome: -1 | 0 | 1 | null;
  picture: Words;
  moves: MoveText[];
  played: string[];
  scene: Scene;
  steps: Step[]; // of the last move
  last?: { words: Words; detail?: Words }; // the same move in words
}

// What a move would do.
export interface PreviewDoc {
  move: string;
  words: Words;
  detail?: Words;
  open: boolean; // chance decides the rest
  steps: Step[];
}

// Something that can be put at a place by hand, or done.
export interface PaletteItem {
  id: string;
  words: Words;
  to_a_place: boolean;
  piece?: Piece;
}
export interface EditDoc extends PositionDoc {
  palette: PaletteItem[];
}

export type Truth =
  | { kind: "exact"; class: "win" | "draw" | "loss"; margin?: number; unit?: string; plies?: number }
  | { kind: "bounds"; low: number; high: number; unit: string; class?: "win" | "loss" }
  | {
      kind: "estimate";
      mean: number;
      low: number;
      high: number;
      n: number;
      unit: string;
      within?: "turn";
      leans?: "win" | "loss";
    }
  | { kind: "unknown" };

// How much of a claim is known (src/core/claims.h decides it).
export type Claim = "proved" | "likely" | "possible" | "unlikely" | "no";
export type Glyph = "" | "?!" | "?" | "??";

// What values count; a chance to win may be one of this turn only.
export interface Unit {
  unit: string;
  within?: "turn";
}

export interface Verdict {
  verdict: Glyph;
  best: Claim;
  mistake: Claim;
  loss?: number;
  loss_at_least?: number;
}

export interface MoveTruth extends MoveText, Verdict {
  truth: Truth;
}

export interface Optimum {
  claim: Claim;
  moves: string[]; // of which the claim holds
}

export interface TruthDoc {
  position: string;
  source: string;
  truth: Truth;
  line: string[];
  moves?: MoveTruth[];
  optimum?: Optimum;
  order?: string[]; // the moves from best to worst, as far as that is known
  also?: Truth[];
  note?: Words;
  cut?: "work" | "time" | "cancelled"; // why the answer is not more
  preparation?: { seconds: number; bytes: number }; // what would make every such answer exact
}

export interface Term {
  id: string;
  weight: number;
  amount: number;
  points: number;
  counts?: false; // only shown
  source: string;
  words: Words;
}

export interface Standing {
  move: string;
  priority?: number;
  total: number;
}

// Why a candidate is not the pick: what decided, the two sides of it, the rules whose points differ.
export interface WhyNot {
  by: "left_out" | "early_stop" | "refused" | "priority" | "sum" | "precedence" | "lot" | "order";
  sentence: Words;
  pick?: Standing;
  other?: Standing;
  rules?: { id: string; words: Words; pick: number; other: number }[];
}

export interface Candidate extends MoveText {
  feasible: boolean;
  in_candidates?: boolean;
  reason?: { code: string } & Words;
  rank?: number;
  priority?: number;
  rule?: string; // that gave the priority
  rule_words?: Words;
  total?: number;
  terms?: Term[];
  why_not?: WhyNot;
  truth?: Truth;
  verdict?: Glyph;
  best?: Claim;
  path?: { at: string; amount: number }[];
}

export interface Choice {
  player?: string;
  position: string;
  pick: string | null;
  tie_break: Words;
  candidates: Candidate[];
}

export interface AdviceDoc extends Choice {
  player: string;
  credit: Words;
  steps?: Choice[];
  truth_source?: string;
  position_after: string;
  imagined?: true; // what follows the first choice is as it may go
  objective?: number;
}

export interface TraceStep {
  step: number;
  kind: "init" | "test" | "select" | "remove" | "feasible" | "add" | "return";
  line: number;
  choice: number;
  C: string[];
  x: string | null;
  S: string[];
  holds?: boolean;
  note: Words;
}

export interface TraceDoc {
  player: string;
  steps: TraceStep[];
}

export interface MatchPlayer {
  name: string;
  rank_best: number; // the places that are possible
  rank_worst: number;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  points: number;
  score: number;
  score_low: number;
  score_high: number;
  elo: number | null;
  elo_low: number | null;
  elo_high: number | null;
  as_first: Seat;
  as_second: Seat;
}

export interface Seat {
  games: number;
  score: number;
  score_low: number;
  score_high: number;
}

export interface MatchDoc {
  schema: string;
  game: string;
  rules: Record<string, string | number>;
  position: string;
  seed: number;
  pairs: number;
  openings: number;
  opening_draw: string;
  openings_played: number | null; // different ones
  openings_there_are: number | null;
  exact: boolean; // every opening there is was played: no chance is left
  players: MatchPlayer[];
  cross: ({ games: number; score: number; score_low: number; score_high: number } | null)[][];
  turns: { turns: number; games: number }[];
  warnings: Words[];
}

export interface Share {
  p: number;
  low: number;
  high: number;
}

// rakus match for a game of one player.
export interface RunsDoc {
  schema: string;
  game: string;
  seed: number;
  runs: number;
  players: {
    name: string;
    won: number;
    ftk: Share;
    turns_mean: number | null;
    activations_mean: number;
    wins_by_turn: ({ turn: number } & Share)[];
    never: Share;
  }[];
}

// rakus counterexamples
export interface ExamplesDoc {
  player: string;
  positions: number;
  judged: number;
  given_away: number;
  class_lost: number;
  unit: string;
  within?: "turn";
  worst: { position: string; pick: string; best: string; loss: number }[];
}

export interface JobDoc<R> {
  id: string;
  state: "running" | "done" | "cancelled" | "failed";
  waiting?: true; // for its turn
  done: number;
  total: number;
  revision: number;
  error?: Words;
  report?: R;
}

// ---- written players ------------------------------------------------------------------------------------------------

export interface Feature {
  id: string;
  of: "move" | "position";
  type: string;
  words: Words;
  unit: Words;
  low: number | null;
  high: number | null;
  source: string;
  values?: string[];
  about?: string[];
}
export interface FeaturesDoc {
  candidates: string[];
  features: Feature[];
  values: { id: string; about?: string; values: number[] }[];
}

export interface CheckDoc {
  player: PlayerInfo;
  warnings: Words[];
  operations: number;
}

export interface Mean {
  mean: number;
  low: number;
  high: number;
}

// Where two players pick another move.
export interface CompareDoc {
  players: [string, string];
  positions: number;
  different: number;
  judged: number;
  first_better: number;
  second_better: number;
  unit: string;
  within?: "turn";
  gain: Mean | null;
  rules_that_differ: { rules: [Words, Words]; positions: number; judged: number; gain: number }[];
  telling: {
    position: string;
    picks: [string, string];
    rules: [Words, Words];
    why: [Words, Words];
    gain: number | null;
  }[];
}

export interface QualityDoc {
  player: string;
  source: string;
  unit: string;
  parts: ({
    id: string;
    all: { positions: number; kept: number; at_stake: number; at_stake_kept: number; best: number };
    exact?: boolean;
  } & Record<string, unknown>)[];
}

export interface TuneDoc {
  before: string;
  after: string;
  kept: boolean;
  steps: number;
  gain: Mean | null;
  weights: { name: string; before: number; after: number }[];
}

// How a player that draws no lots is beaten best, from one seat.
export interface ExploitSeat {
  seat: 1 | 2;
  truth: Truth; // the largest margin, where the game counts
  moves?: number; // the fewest own moves to a win, where it does not
  ways?: number;
  unbeatable?: boolean;
  no_win_within?: number;
  cut?: "work" | "time" | "cancelled"; // why it is not exact
  line: string[]; // of both sides
  replayed: boolean;
  nodes: number;
}
export interface ExploitDoc {
  player: string;
  position: string;
  seats: ExploitSeat[];
}

// A report as a page of its own, in both languages, with the documents it rests on.
export interface ReportDoc {
  game: string;
  players: string[];
  command: string;
  html: { en: string; id: string };
}
