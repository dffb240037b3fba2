/** Planting: the card that is about to be planted, the places for it, and what the place aimed at would change. */
import { untrack } from 'svelte';
import { cardOf, faunaOf } from './catalogue.ts';
import type { Moment } from './moment.svelte.ts';
import { planting } from './rows.ts';
import { nameOf } from './speech.ts';
import { say, t } from '../words/words.svelte.ts';

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by));

export class Planting {
  readonly #now: Moment;

  constructor(now: Moment) {
    this.#now = now;
    $effect(() => this.#putForward());
  }

  /** Where the chosen card may go. */
  readonly spots = $derived.by(() => {
    const { desk, kind, view } = this.#now;
    return desk.card === null || kind !== 'plant' ? [] : (view.spots[view.hand.indexOf(desk.card)] ?? []);
  });
  /** What the place aimed at would change, in words. */
  readonly worth = $derived.by((): string[] => {
    const { desk } = this.#now;
    const aimed = desk.spot && desk.effects.get(desk.spot.action);
    if (!aimed) return [];
    return [
      t('earth-page-points-by', { points: aimed.points }),
      ...aimed.rows.map(({ line, by }) => `${say(line)}: ${signed(by)}`),
      ...aimed.goals.map(({ fauna, was, now, need }) => `${nameOf(faunaOf(fauna)!)}: ${was} → ${now} / ${need}`),
    ];
  });

  /** Take a card in hand, or put it back. */
  take(card: number): void {
    const { desk, view, home, offers, props } = this.#now;
    desk.spot = null;
    desk.card = desk.card === card ? null : card;
    props.propose(null);
    const places = view.spots[view.hand.indexOf(card)] ?? [];
    if (desk.card !== null) void desk.foresee(view, home, offers.plant.get(card)!, places, props.preview);
  }

  #putForward(): void {
    const { desk, view, offers, props } = this.#now;
    const { spot, card } = desk;
    const says = this.worth.slice(0, 4).join(' · ');
    untrack(() => {
      if (!spot || card === null || !offers.plant.has(card)) return;
      const price = view.prices[view.hand.indexOf(card)] ?? 0;
      const actions = planting(offers.plant.get(card)!, spot, this.spots);
      if (props.pending?.actions.join() === actions.join() && (props.pending.effect ?? '') === says) return;
      props.propose({ actions, label: t('earth-page-plant', { card: nameOf(cardOf(card)), soil: price }), ...(says ? { effect: says } : {}) });
    });
  }
}
