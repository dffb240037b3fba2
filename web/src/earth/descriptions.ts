/** Cards in words, for labels and for those who listen. */
import type { Card, Goal } from './catalogue.ts';
import { say, t, words } from '../words/words.svelte.ts';

export const nameOf = (card: Card | Goal): string => say(card.name);

export const listed = (items: string[]): string => words.texts?.listing(items) ?? items.join(', ');

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an ability or a goal says, as a sentence. */
export const sentence = (line: { id: string }): string => upper(say(line));

export const abilityText = (card: Card, place: number): string =>
  say({ id: 'earth-ability', color: card.abilities[place]!.color, ability: card.abilities[place]!.line });

/** A card in a few words: name, kind, price, points, abilities. */
export function inWords(card: Card, price: number | null = null): string {
  const parts = [nameOf(card), t(`earth-page-kind-${card.kind}`)];
  if (price !== null) parts.push(t('earth-page-price', { soil: price }));
  parts.push(t('earth-page-vp', { points: card.vp }));
  card.abilities.forEach((_, place) => parts.push(abilityText(card, place)));
  return parts.join('. ');
}

/** A symbol's name and the sentence about it, as in the legend. */
export const symbolName = (name: string): string => t(`symbol-earth-${name}`);
export const symbolAbout = (name: string): string => t(`symbol-earth-${name}-about`);
