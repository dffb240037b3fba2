/** A hand on the ball: where it is, how fast it goes, and whether it drags or only taps. */
export class Hand {
  dragging = false;
  private vx = 0;
  private vy = 0;

  constructor(
    readonly id: number,
    private x: number,
    private y: number,
    private at: number,
  ) {}

  /** By how many pixels it drags the ball now; null while it may still be a tap. */
  move(x: number, y: number, at: number): { dx: number; dy: number } | null {
    const [dx, dy] = [x - this.x, y - this.y];
    if (!this.dragging && Math.hypot(dx, dy) < 5) return null;
    this.dragging = true;
    const time = Math.max(1, at - this.at);
    [this.vx, this.vy] = [0.6 * (dx / time) + 0.4 * this.vx, 0.6 * (dy / time) + 0.4 * this.vy];
    [this.x, this.y, this.at] = [x, y, at];
    return { dx, dy };
  }

  /** Its speed on letting go, in pixels per millisecond: none if it had come to rest. */
  speed(at: number): [number, number] {
    return at - this.at > 80 ? [0, 0] : [this.vx, this.vy];
  }
}
