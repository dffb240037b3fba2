/**
 * A picture for every card, drawn from the card itself: flora by type and species, terrains as landscapes, events as symbols. The same
 * card always looks the same. The pictures are SVG in a box of 120 by 90.
 */
import type { Card } from '../catalogue.ts';
import names from './names.json';
import { SeededRandom } from './seeded_random.ts';
import { eventPicture } from './events.ts';
import { landscape, sky } from './scenes.ts';
import { bloomOf, n, type Brush } from './strokes.ts';
import { bush } from './bushes.ts';
import { herb } from './herbs.ts';
import { mushroom } from './mushrooms.ts';
import { tree } from './trees.ts';

export const WIDTH = 120;
export const HEIGHT = 90;

/** What a card is called in English decides how it is drawn. */
const englishName = (card: Card): string => (names as Record<string, string>)[String(card.number)] ?? '';

const drawn = new Map<number, string>();

/** The picture of a card, as the inside of an SVG. */
export function drawCard(card: Card): string {
  const found = drawn.get(card.number) ?? draw(card);
  drawn.set(card.number, found);
  return found;
}

function draw(card: Card): string {
  const name = englishName(card);
  const random = new SeededRandom(card.number);
  if (card.kind === 'event') return eventPicture(name, random);
  if (card.kind !== 'flora') return landscape(name, card.habitats ?? [], random);
  const brush: Brush = { random, bloom: bloomOf(name, random), name, latin: card.latin ?? '' };
  const types = card.types ?? [];
  if (types.length > 1) return sky(card.habitats ?? [], random) + wild(brush);
  const plant = { tree, herb, mushroom, bush }[types[0] as 'tree' | 'herb' | 'mushroom' | 'bush'];
  return sky(card.habitats ?? [], random) + plant(brush);
}

/** A wild flora is all four at once. */
function wild(brush: Brush): string {
  return [tree, bush, mushroom, herb]
    .map(
      (plant, place) =>
        `<g transform="translate(${n(place * 27 - 8)} ${place % 2 ? 40 : 30}) scale(.5)">${plant(brush)}</g>`,
    )
    .join('');
}
