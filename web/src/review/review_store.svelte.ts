import { api, ServerRefusal } from '../api.ts';
import type { Line } from '../games.ts';
import type { Moment, Review, TurningPoint } from '../views.ts';
import { turningPoints } from './chances.ts';

/** Milliseconds between two questions how far a review is. */
export const PACE = 1000;

/** The review of one table: asked for, waited for, and the moment of it that is on screen. */
export class ReviewStore {
  /** How much of it is done; 1 if it is finished. */
  share = $state(0);
  failed = $state(false);
  review = $state.raw<Review | null>(null);
  /** Why there is no review. */
  reason = $state.raw<Line | null>(null);
  /** What is on the board: the game after this number of moves, as this seat could see it then. */
  moment = $state.raw<Moment | null>(null);
  seat = $state<number | null>(null);
  point = $state.raw<TurningPoint | null>(null);
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #seen = new Map<string, Moment>();

  constructor(readonly table: string) {}

  /** Ask for the review and wait until it is finished. */
  async begin(): Promise<void> {
    this.failed = false;
    await this.#ask(() => api.startReview(this.table));
  }

  async #ask(question: () => ReturnType<typeof api.review>): Promise<void> {
    try {
      const found = await question();
      if (this.#ended) return;
      this.share = found.share;
      this.failed = found.status === 'failed';
      this.review = found.review;
      this.reason = null;
      if (found.status === 'running') {
        this.#timer = setTimeout(() => void this.#ask(() => api.review(this.table)), PACE);
      }
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      this.reason = error.reason;
    }
  }

  /** Stop waiting. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** All turning points, in the order of the game. */
  get points(): TurningPoint[] {
    return this.review ? turningPoints(this.review) : [];
  }

  /** Show a turning point as the seat saw it that decided. */
  async open(point: TurningPoint): Promise<void> {
    this.point = point;
    await this.#show(point.number, point.seat);
  }

  /** Show the game after a number of moves through the eyes of a seat; a turning point there is opened. */
  async show(number: number, seat: number | null = this.seat): Promise<void> {
    const last = Math.max(0, (this.review?.chances.length ?? 1) - 1);
    const move = Math.min(Math.max(0, number), last);
    this.point = this.points.find((point) => point.number === move && point.seat === seat) ?? null;
    await this.#show(move, seat);
  }

  async #show(number: number, seat: number | null): Promise<void> {
    const key = `${number}/${seat ?? '-'}`;
    this.#wanted = key;
    this.seat = seat;
    try {
      const found = this.#seen.get(key) ?? (await api.reviewMoment(this.table, number, seat));
      this.#seen.set(key, found);
      if (this.#wanted === key) this.moment = found;
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      this.reason = error.reason;
    }
  }

  /** The next or the previous turning point of the game from the moment on screen. */
  step(by: 1 | -1): TurningPoint | null {
    const at = this.moment?.number ?? 0;
    const points = this.points;
    return by === 1
      ? (points.find((point) => point.number > at) ?? null)
      : (points.findLast((point) => point.number < at) ?? null);
  }
}
