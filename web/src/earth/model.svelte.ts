/** What the board and the goals beside it share at one table: the only owner of what is selected. */
import type { Proposal } from '../games.ts';
import type { Effect } from './planting_effect.ts';
import type { SpotView } from './view.ts';

export type Sorting = 'cost' | 'kind' | 'color' | 'points';
export type Wish = 'keep' | 'compost';
export type Plan = 'use' | 'skip';
/** On a phone: what is on screen below the grid. */
export type PhoneTab = 'hand' | 'question' | 'company';

/** What is selected for one question. It counts only while that question is asked. */
export interface Selection {
  readonly question: string;
  /** The card in hand that is about to be planted, and the place for it. */
  readonly card: number | null;
  readonly spot: SpotView | null;
  /** Cells tapped for pieces; cards of the hand chosen for the compost. */
  readonly cells: readonly number[];
  readonly cards: readonly number[];
  /** Sides of Island, Climate and ecosystem, one of each kind at most. */
  readonly sides: readonly string[];
  /** What it put into the action bar; when that is gone from the bar, the selection is gone too. */
  readonly proposal: Proposal | null;
}

export const NOTHING: Selection = {
  question: '',
  card: null,
  spot: null,
  cells: [],
  cards: [],
  sides: [],
  proposal: null,
};

/** A card shown whole, and beside what. */
export interface Popover {
  card: number | null;
  goal: string | null;
  side: 'left' | 'right';
}

/** Cells of a seat with what each is worth, or a part that lies beside the grid. */
export interface Highlight {
  seat: number;
  cells: number[];
  worth: Map<number, number>;
  part: 'events' | 'compost' | null;
}

/** What planting a card would change, place by place; for one question. */
export interface PlantingEffects {
  question: string;
  card: number;
  bySpot: Map<string, Effect>;
}

/** Which cards of the hand are shown; null: all. */
export interface HandFilter {
  kind: string | null;
  color: string | null;
  habitat: string | null;
  affordable: boolean;
}

export class EarthModel {
  selection = $state.raw<Selection>(NOTHING);
  plantingEffects = $state.raw<PlantingEffects | null>(null);

  /** What the person means to do with cards of the hand. */
  wishes = $state.raw<ReadonlyMap<number, Wish>>(new Map());
  sorting = $state<Sorting>('cost');
  filter = $state.raw<HandFilter>({ kind: null, color: null, habitat: null, affordable: false });
  /** Whether the hand is a list of lines instead of pictures. */
  compact = $state(false);
  popover = $state.raw<Popover | null>(null);
  highlight = $state.raw<Highlight | null>(null);
  /** The card of the run that is lit up just now. */
  glow = $state<number | null>(null);
  /** How many groups of new cards of the others were put away. */
  dismissed = $state(0);
  /** On a phone: the part that was opened for a question. */
  tab = $state.raw<{ question: string; tab: PhoneTab } | null>(null);

  /** Abilities that are to be used or left alone without asking, by card; for one turn. */
  plans = $state.raw<{ turn: string; byCard: ReadonlyMap<number, Plan> }>({ turn: '', byCard: new Map() });
  /** The turn in which the rest of the run is answered as advised, and whether every gain is taken in full. */
  run = $state.raw<{ turn: string; most: boolean } | null>(null);

  wish(card: number, wish: Wish): void {
    const wishes = new Map(this.wishes);
    if (wishes.get(card) === wish) wishes.delete(card);
    else wishes.set(card, wish);
    this.wishes = wishes;
  }

  /** Light up one card after the other. */
  async showUsed(cards: number[], motion: boolean): Promise<void> {
    for (const card of motion ? cards : []) {
      this.glow = card;
      await new Promise((resolve) => setTimeout(resolve, 170));
    }
    this.glow = null;
  }
}
