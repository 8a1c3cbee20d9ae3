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
  busy = false;

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
    this.work(true);
    try {
      await session.look(here);
      await session.truth(here, this.seeAll, seconds, again);
      this.work(false);
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
    } finally {
      this.work(false);
    }
  }
  private work(busy: boolean): void {
    this.busy = busy;
    this.desk.redraw();
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
