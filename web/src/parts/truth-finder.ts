// The truth beside a desk: asked for here first, then along the line for the graph.
import type { MoveTruth, TruthDoc } from "../api/types";
import { t } from "../i18n/i18n";
import { lineThrough, type Node } from "../model/tree";
import type { Desk } from "./desk";

export interface TruthPlan {
  moved(): void; // told after every change of the current position, and when the truth is shown or hidden
  judgesAll?: boolean; // estimates cost more than a look at a table: only a review asks for all of them
  hidesTruths?: boolean; // on the board they would give the answers away
  judged?(line: Node[], known: number): void; // one more position of the line is known
}

export class TruthFinder {
  on = false;
  seeAll = false;
  private awaited: Node[] = []; // positions whose truth is not there yet, one for each request

  constructor(
    private readonly desk: Desk,
    private readonly plan: TruthPlan,
  ) {}

  async toggle(): Promise<void> {
    this.on = !this.on;
    this.plan.moved();
    if (this.on) await this.find();
    const shown = this.on && this.doc;
    this.desk.tell(() => (shown ? t("truth_shown") : t("truth_hidden")));
  }

  async find(seconds = 2, again = false): Promise<void> {
    const { desk } = this;
    const { session } = desk;
    const here = session.at;
    try {
      await this.waiting(here, async () => {
        await session.look(here);
        await session.truth(here, this.seeAll, seconds, again);
      });
      const line = lineThrough(here);
      for (const [i, node] of line.entries()) {
        if (!this.on || session !== desk.session || here !== session.at) return;
        await session.look(node);
        if (!node.truth && (this.plan.judgesAll || !desk.game.hidden)) await session.truth(node);
        this.plan.judged?.(line, i + 1);
        desk.redraw();
      }
    } catch (error) {
      desk.complain(error);
    }
  }
  private async waiting(here: Node, act: () => Promise<void>): Promise<void> {
    this.awaited.push(here);
    this.desk.redraw();
    try {
      await act();
    } finally {
      this.awaited.splice(this.awaited.indexOf(here), 1);
      this.desk.redraw();
    }
  }
  // Of the position at hand: what is still asked for others, which were left, does not count.
  get busy(): boolean {
    return this.awaited.includes(this.desk.session.at);
  }

  get doc(): TruthDoc | null {
    const { at } = this.desk.session;
    return (this.seeAll ? at.clairvoyant : at.truth) ?? null;
  }
  // From the best move to the worst, as far as that is known.
  get moves(): Map<string, MoveTruth> | null {
    const doc = this.on && !this.plan.hidesTruths ? this.doc : null;
    const known = new Map(doc?.moves?.map((m) => [m.move, m]));
    return doc?.order ? new Map(doc.order.map((move) => [move, known.get(move)!])) : null;
  }
}
