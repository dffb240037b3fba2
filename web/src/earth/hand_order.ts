/** Which cards of a hand are shown, and in which order. */
import { COLORS } from './AbilityColor.svelte';
import { cardOf } from './catalogue.ts';
import type { HandFilter, Sorting } from './model.svelte.ts';

export const CARD_KINDS = ['tree', 'herb', 'mushroom', 'bush', 'terrain', 'event'] as const;
export const HABITATS = ['sunny', 'wet', 'rocky', 'cold'] as const;

/** Cards without a price come last. */
const NO_PRICE = 99;

/** Whether a card passes the filter; what can be afforded is said from outside. */
export function passes(card: number, filter: HandFilter, affordable: (card: number) => boolean): boolean {
  const { kind, types = [], habitats = [], abilities } = cardOf(card);
  return (
    (filter.kind === null || kind === filter.kind || types.includes(filter.kind)) &&
    (filter.color === null || abilities.some(({ color }) => color === filter.color)) &&
    (filter.habitat === null || habitats.includes(filter.habitat)) &&
    (!filter.affordable || affordable(card))
  );
}

export function sorted(cards: readonly number[], sorting: Sorting, priceOf: (card: number) => number | null): number[] {
  const rank = (card: number): number => {
    const one = cardOf(card);
    if (sorting === 'cost') return priceOf(card) ?? NO_PRICE;
    if (sorting === 'points') return -one.vp;
    if (sorting === 'color') return COLORS.indexOf(one.abilities[0]!.color);
    return CARD_KINDS.findIndex((kind) => kind === (one.types?.[0] ?? one.kind));
  };
  return [...cards].sort((one, other) => rank(one) - rank(other) || one - other);
}
