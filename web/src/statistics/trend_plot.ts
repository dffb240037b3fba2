import type { Trend } from '../views.ts';

/** A part of a column: what a source gave, in pixels. */
export interface Part {
  source: string;
  points: number;
  y: number;
  height: number;
}

export interface Column {
  x: number;
  width: number;
  parts: Part[];
}

/** Room around the columns, in pixels. */
export const LEFT = 34;
export const RIGHT = 6;
const TOP = 8;
const BOTTOM = 6;

/** Columns of points by source, the oldest games on the left. What is negative hangs below the line of zero. */
export class TrendPlot {
  readonly most: number;
  readonly least: number;
  constructor(
    readonly trend: Trend,
    readonly width: number,
    readonly height: number,
  ) {
    const sums = (sign: number): number[] =>
      trend.periods.map(({ sources }) =>
        Object.values(sources).reduce((sum, points) => sum + Math.max(0, sign * points), 0),
      );
    this.most = Math.max(1, ...sums(1));
    this.least = -Math.max(0, ...sums(-1));
  }

  y(points: number): number {
    return TOP + (this.height - TOP - BOTTOM) * (1 - (points - this.least) / (this.most - this.least));
  }

  get ticks(): number[] {
    const step = Math.max(1, Math.ceil((this.most - this.least) / 4));
    return Array.from({ length: 6 }, (_, place) => (Math.ceil(this.least / step) + place) * step).filter(
      (tick) => tick <= this.most,
    );
  }

  get columns(): Column[] {
    const room = (this.width - LEFT - RIGHT) / this.trend.periods.length;
    return this.trend.periods.map(({ sources }, place) => {
      let above = 0;
      let below = 0;
      const parts = this.trend.sources.map((source) => {
        const points = sources[source] ?? 0;
        const from = points >= 0 ? above : below;
        if (points >= 0) above += points;
        else below += points;
        const [top, bottom] = [Math.max(from, from + points), Math.min(from, from + points)];
        return { source, points, y: this.y(top), height: this.y(bottom) - this.y(top) };
      });
      const width = Math.min(room * 0.8, 44);
      return { x: LEFT + room * place + (room - width) / 2, width, parts };
    });
  }
}
