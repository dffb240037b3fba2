/** What the board, the goals beside it and the action bar share at one table. */
import type { GameProps } from '../games.ts';
import type { Effect } from './effects.ts';
import { effectOf } from './effects.ts';
import { planting } from './rows.ts';
import type { EarthSeatView, SpotView } from './sight.ts';

export type Sorting = 'cost' | 'kind' | 'color' | 'points';
export type Wish = 'keep' | 'compost';

/** A card shown whole, and beside what. */
export interface Lens {
  card: number | null;
  goal: string | null;
  side: 'left' | 'right';
}

/** Cells of a seat with what each is worth, or a part that lies beside the grid. */
export interface Lit {
  seat: number;
  cells: number[];
  worth: Map<number, number>;
  part: 'events' | 'compost' | null;
}

/** What was planted by whom while it was hidden. */
export interface Revealed {
  seat: number;
  cards: number[];
}

export class Desk {
  /** The card in hand that is about to be planted, and the place for it. */
  card: number | null = $state(null);
  spot: SpotView | null = $state.raw(null);
  /** What planting it would change, by the action of the place. */
  effects: Map<number, Effect> = $state.raw(new Map());
  /** Cells tapped for pieces; cards of the hand chosen for the compost. */
  taps: number[] = $state.raw([]);
  tucks: number[] = $state.raw([]);
  /** What the person means to do with cards of the hand. */
  wishes: Map<number, Wish> = $state.raw(new Map());
  sorting: Sorting = $state('cost');
  affordable = $state(false);
  lens: Lens | null = $state.raw(null);
  /** Abilities that are to be used or left alone without asking, by card. */
  plans: Map<number, 'use' | 'skip'> = $state.raw(new Map());
  /** Whether the rest of the run is answered as advised. */
  running = $state(false);
  /** Whether the most is taken meanwhile of every gain, because the person said so. */
  most = $state(false);
  /** What a row of the score pad speaks of. */
  lit: Lit | null = $state.raw(null);
  /** The card of the run that is lit up just now. */
  glow: number | null = $state(null);
  revealed: Revealed[] = $state.raw([]);
  /** On a phone: what of hand, question and the board of Gaia or the team is on screen. */
  tab: 'hand' | 'question' | 'beside' = $state('hand');

  #asked = 0;

  clear(): void {
    this.card = null;
    this.spot = null;
    this.effects = new Map();
    this.taps = [];
    this.tucks = [];
    this.#asked += 1;
  }

  wish(card: number, wish: Wish): void {
    const wishes = new Map(this.wishes);
    if (wishes.get(card) === wish) wishes.delete(card);
    else wishes.set(card, wish);
    this.wishes = wishes;
  }

  plan(card: number, plan: 'use' | 'skip' | null): void {
    const plans = new Map(this.plans);
    if (plan === null) plans.delete(card);
    else plans.set(card, plan);
    this.plans = plans;
  }

  /** Ask what planting the card would change, place by place. */
  async foresee(view: EarthSeatView, seat: number, lay: number, spots: SpotView[], preview: GameProps<EarthSeatView>['preview']): Promise<void> {
    const question = ++this.#asked;
    this.effects = new Map();
    for (const spot of spots) {
      const seen = await preview(planting(lay, spot, spots));
      if (question !== this.#asked) return;
      if (seen) this.effects = new Map(this.effects).set(spot.action, effectOf(view, seen.view, seat));
    }
  }

  /** Light up one card after the other. */
  async tick(cards: number[], motion: boolean): Promise<void> {
    for (const card of motion ? cards : []) {
      this.glow = card;
      await new Promise((resolve) => setTimeout(resolve, 170));
    }
    this.glow = null;
  }
}
