// Dragging with a mouse or a pen: a piece is taken up at one place and let go at another, as two touches would do it.
// A finger scrolls; it touches twice.
export interface Touched {
  takesUp(id: string): boolean; // a touch here would hold a piece, and not make a move
  isNext(id: string): boolean;
  isHeld(id: string): boolean;
  touch(id: string): void;
}

const STIRRED = 6; // pixels: less is a click

export class Dragging {
  private from = "";
  private start = { x: 0, y: 0 };

  constructor(
    private readonly board: HTMLElement,
    private readonly touched: Touched,
  ) {}

  connect(): void {
    this.board.addEventListener("pointerdown", this.down);
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
  }
  disconnect(): void {
    this.board.removeEventListener("pointerdown", this.down);
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
  }

  private idAt(event: PointerEvent): string {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]");
    return under && this.board.contains(under) ? under.dataset.cell! : "";
  }
  private down = (event: PointerEvent): void => {
    this.from = event.pointerType === "touch" || event.button !== 0 ? "" : this.idAt(event);
    this.start = { x: event.clientX, y: event.clientY };
  };
  // What is dragged is held, so that where it can go is shown.
  private move = (event: PointerEvent): void => {
    const { from, start, touched } = this;
    if (!from || Math.hypot(event.clientX - start.x, event.clientY - start.y) < STIRRED) return;
    if (this.idAt(event) !== from && touched.takesUp(from)) touched.touch(from);
  };
  private up = (event: PointerEvent): void => {
    const { from, touched } = this;
    const to = this.idAt(event);
    this.from = "";
    if (from && to && to !== from && touched.isHeld(from) && touched.isNext(to)) touched.touch(to);
  };
}
