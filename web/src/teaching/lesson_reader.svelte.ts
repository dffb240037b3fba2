import type { Line, Place } from '../games.ts';
import type { LessonPage, LessonState } from '../wire.ts';

/** How many wrong answers the learner gives before the right one is shown. */
const TRIES = 2;

/** Where the learner is in a lesson: the page on screen, and how often an answer was refused. */
export class LessonReader {
  state = $state.raw<LessonState | null>(null);
  #pages = $state.raw<LessonPage[]>([]);
  #index = $state(0);
  #wrong = $state(0);
  /** Whether the learner asked for the answer. */
  asked = $state(false);
  #refusal: Line | null = null;
  /** Why the last answer of this step was refused. */
  reason = $state.raw<Line | null>(null);

  /** Take over what the server says. The last result stays until it is read, although the bots play on. */
  hear(state: LessonState | null): void {
    this.state = state;
    const pages = state?.pages ?? [];
    if (keyOf(pages) === keyOf(this.#pages) || (pages.length === 0 && this.page?.kind === 'result')) return;
    if (pages.at(-1)?.step !== this.#pages.at(-1)?.step) {
      this.#wrong = 0;
      this.asked = false;
      this.reason = null;
    }
    this.#pages = pages;
    this.#index = 0;
  }

  /** An answer was refused, or nothing was (null). */
  hearRefusal(refusal: Line | null): void {
    if (refusal !== null && refusal !== this.#refusal && this.page?.kind === 'task') {
      this.#wrong += 1;
      this.reason = refusal;
    }
    this.#refusal = refusal;
  }

  get page(): LessonPage | null {
    return this.#pages[this.#index] ?? null;
  }
  get places(): Place[] {
    return this.page?.places ?? [];
  }
  /** Whether there is something to read before the game goes on. */
  get canContinue(): boolean {
    return this.page !== null && this.page.kind !== 'task';
  }
  /** Whether the answer is shown: because it was asked for, or after two wrong ones. */
  get shows(): boolean {
    return (this.state?.example ?? null) !== null && this.page?.kind === 'task' && (this.asked || this.#wrong >= TRIES);
  }

  next(): void {
    if (this.canContinue) this.#index += 1;
  }
}

const keyOf = (pages: readonly LessonPage[]): string => pages.map((page) => `${page.step}${page.kind}`).join();
