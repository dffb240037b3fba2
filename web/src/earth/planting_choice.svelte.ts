/** Planting: the card that is about to be planted, the places for it, and what the selected place would change. */
import type { Proposal } from '../games.ts';
import type { BoardContext } from './board_context.svelte.ts';
import { cardOf, faunaOf } from './catalogue.ts';
import { nameOf } from './descriptions.ts';
import { effectOf, type Effect } from './planting_effect.ts';
import { spotKey, type SpotView } from './view.ts';
import { say, t } from '../words/words.svelte.ts';

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by));

/** What a place would change, in words. */
const inWords = (effect: Effect): string[] => [
  t('earth-page-points-by', { points: effect.points }),
  ...effect.rows.map(({ line, by }) => `${say(line)}: ${signed(by)}`),
  ...effect.goals.map(({ fauna, was, now, need }) => `${nameOf(faunaOf(fauna)!)}: ${was} → ${now} / ${need}`),
];

/** Above or to the left of the cards: all of them would move. */
const moves = ({ row, column }: SpotView): number => Number(row === 0) + Number(column === 0);

/** The place with the most points; of equal ones the first where no card moves. */
export function bestSpot(spots: readonly SpotView[], effects: ReadonlyMap<string, Effect>): SpotView {
  const points = (spot: SpotView): number => effects.get(spotKey(spot))?.points ?? -Infinity;
  return spots.reduce((best, spot) => {
    const more = points(spot) - points(best);
    return more > 0 || (more === 0 && moves(spot) < moves(best)) ? spot : best;
  });
}

export class PlantingChoice {
  readonly #context: BoardContext;

  constructor(context: BoardContext) {
    this.#context = context;
  }

  /** Cards of the hand that can be planted now. */
  readonly cards = $derived.by(() => {
    const { view } = this.#context;
    return this.#asked ? view.hand.filter((_, place) => (view.spots[place] ?? []).length > 0) : [];
  });
  /** Where the selected card may go. */
  readonly spots = $derived.by(() => {
    const { card } = this.#context.selection;
    return card === null || !this.#asked ? [] : this.#spotsOf(card);
  });
  /** What each place would change, as far as it is known yet. */
  readonly effects = $derived.by((): ReadonlyMap<string, Effect> => {
    const { model, asked, selection } = this.#context;
    const found = model.plantingEffects;
    return found?.question === asked && found.card === selection.card ? found.bySpot : new Map();
  });
  /** What the selected place would change, in words. */
  readonly effect = $derived.by((): string[] => {
    const { spot } = this.#context.selection;
    const effect = spot && this.effects.get(spotKey(spot));
    return effect ? inWords(effect) : [];
  });

  get #asked(): boolean {
    const { kind } = this.#context;
    return kind === 'plant' || kind === 'action';
  }

  #spotsOf(card: number): SpotView[] {
    const { view } = this.#context;
    return view.spots[view.hand.indexOf(card)] ?? [];
  }

  /** Select a card, or put it back. */
  take(card: number): void {
    if (this.#context.selection.card === card) return this.#context.select({});
    this.#context.select({ card });
    void this.#foresee(card);
  }

  /** Select the place for the selected card. */
  place(spot: SpotView): void {
    const { card } = this.#context.selection;
    if (card !== null) this.#context.select({ card, spot, proposal: this.#proposal(card, spot) });
  }

  #proposal(card: number, spot: SpotView): Proposal {
    const { view } = this.#context;
    const effect = this.effects.get(spotKey(spot));
    const told = effect ? inWords(effect).slice(0, 4).join(' · ') : '';
    return {
      actions: spot.actions,
      label: t('earth-page-plant', {
        card: nameOf(cardOf(card)),
        soil: view.prices[view.hand.indexOf(card)] ?? 0,
      }),
      ...(told ? { effect: told } : {}),
    };
  }

  /** Ask what planting the card would change, place by place; then the best place is selected, if none is yet. */
  async #foresee(card: number): Promise<void> {
    const context = this.#context;
    const { asked, view, home, model, props } = context;
    const current = (): boolean => context.asked === asked && context.selection.card === card;
    let bySpot: Map<string, Effect> = new Map();
    const spots = this.#spotsOf(card);
    for (const spot of spots) {
      const seen = await props.preview(spot.actions);
      if (!current()) return;
      if (!seen) continue;
      bySpot = new Map(bySpot).set(spotKey(spot), effectOf(view, seen.view, home));
      model.plantingEffects = { question: asked, card, bySpot };
      const selected = context.selection.spot;
      if (selected && spotKey(selected) === spotKey(spot)) this.place(selected);
    }
    if (context.selection.spot !== null || bySpot.size === 0) return;
    this.place(bestSpot(spots, bySpot));
  }
}
