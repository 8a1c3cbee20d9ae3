// Every sentence of the page, in English and in Indonesian, room by room. A missing one does not compile. Blanks are
// {0}, {1}, ..; {0|seed|seeds} is the word that fits the number.
import { advice } from "./rooms/advice";
import { beat } from "./rooms/beat";
import { boards } from "./rooms/boards";
import { examples } from "./rooms/examples";
import { frame } from "./rooms/frame";
import { home } from "./rooms/home";
import { how } from "./rooms/how";
import { lab } from "./rooms/lab";
import { lessons } from "./rooms/lessons";
import { play } from "./rooms/play";
import { records } from "./rooms/records";
import { setUp } from "./rooms/set-up";
import { shortcuts } from "./rooms/shortcuts";
import { tournament } from "./rooms/tournament";
import { truth } from "./rooms/truth";
import { workbench } from "./rooms/workbench";

export const strings = {
  ...advice,
  ...beat,
  ...boards,
  ...examples,
  ...frame,
  ...home,
  ...how,
  ...lab,
  ...lessons,
  ...play,
  ...records,
  ...setUp,
  ...shortcuts,
  ...tournament,
  ...truth,
  ...workbench,
} as const satisfies Record<string, readonly [string, string]>;

export type Key = keyof typeof strings;
