/**
 * A picture for every card, drawn from the card itself: flora by type and species, terrains as landscapes, events as symbols. The same
 * card always looks the same. The pictures are SVG in a box of 120 by 90.
 */
import type { Card } from './catalogue.ts';
import { Chance } from './chance.ts';
import { landscape, sky, symbol } from './scenes.ts';
import { bloomOf, n, type Brush } from './strokes.ts';
import { bush } from './bushes.ts';
import { herb } from './herbs.ts';
import { mushroom } from './mushrooms.ts';
import { tree } from './trees.ts';

export const WIDTH = 120;
export const HEIGHT = 90;

const drawn = new Map<number, string>();

/** The picture of a card, as the inside of an SVG. */
export function art(card: Card): string {
  const found = drawn.get(card.number) ?? draw(card);
  drawn.set(card.number, found);
  return found;
}

function draw(card: Card): string {
  const chance = new Chance(card.number);
  if (card.kind === 'event') return symbol(card.plain, chance);
  if (card.kind !== 'flora') return landscape(card.plain, card.habitats ?? [], chance);
  const brush: Brush = { chance, bloom: bloomOf(card.plain, chance), name: card.plain, latin: card.latin ?? '' };
  const types = card.types ?? [];
  if (types.length > 1) return sky(card.habitats ?? [], chance) + wild(brush);
  const plant = { tree, herb, mushroom, bush }[types[0] as 'tree' | 'herb' | 'mushroom' | 'bush'];
  return sky(card.habitats ?? [], chance) + plant(brush);
}

/** A wild flora is all four at once. */
function wild(brush: Brush): string {
  return [tree, bush, mushroom, herb]
    .map((plant, place) => `<g transform="translate(${n(place * 27 - 8)} ${place % 2 ? 40 : 30}) scale(.5)">${plant(brush)}</g>`)
    .join('');
}
