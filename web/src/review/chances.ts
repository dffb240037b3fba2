/** The graph of everybody's chance to win: where its points are, and the moment under a pointer. */
import type { Review, TurningPoint } from '../views.ts';

/** Room beside and around the lines, in pixels: percentages on the left, names on the right. */
export const LEFT = 40;
export const RIGHT = 108;
export const TOP = 8;
export const BOTTOM = 8;

/** A drawing of the graph of this size. */
export class ChancePlot {
  constructor(
    readonly chances: readonly (readonly number[])[],
    readonly width: number,
    readonly height: number,
  ) {}

  get last(): number {
    return Math.max(1, this.chances.length - 1);
  }

  x(move: number): number {
    return LEFT + ((this.width - LEFT - RIGHT) * move) / this.last;
  }

  y(chance: number): number {
    return TOP + (this.height - TOP - BOTTOM) * (1 - chance);
  }

  path(seat: number): string {
    return this.chances
      .map(
        (chances, move) =>
          `${move === 0 ? 'M' : 'L'}${this.x(move).toFixed(1)} ${this.y(chances[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  }

  /** The number of moves at this distance from the left edge. */
  moveAt(x: number): number {
    const share = (x - LEFT) / Math.max(1, this.width - LEFT - RIGHT);
    return Math.round(Math.min(1, Math.max(0, share)) * this.last);
  }

  /** The heights of the names at the right end, kept apart. */
  labels(count: number): number[] {
    const ends = Array.from({ length: count }, (_, seat) => ({ seat, at: this.y(this.chances.at(-1)?.[seat] ?? 0) }));
    ends.sort((one, other) => one.at - other.at);
    ends.forEach((end, place) => {
      const above = ends[place - 1];
      if (above) end.at = Math.max(end.at, above.at + 14);
    });
    let lowest = this.height - BOTTOM;
    for (const end of ends.toReversed()) {
      end.at = Math.min(end.at, lowest);
      lowest = end.at - 14;
    }
    const found = Array.from({ length: count }, () => 0);
    for (const end of ends) found[end.seat] = end.at;
    return found;
  }
}

/** All turning points, in the order of the game. */
export function turningPoints(review: Review): TurningPoint[] {
  return review.by_seat.flatMap((found) => found.turning_points).sort((one, other) => one.number - other.number);
}

/** A share in whole percent, as the command line rounds it. */
export const percent = (share: number): number => Math.round(100 * share);

/** A change in percent with its sign. */
export function signed(share: number): string {
  const number = percent(share);
  return number === 0 ? '0' : `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
}
