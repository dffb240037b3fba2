/** Lines as the page says them: cards by their symbols instead of their keys, and no numbers of cells. */
import type { Line, Movement } from '../games.ts';
import { biomeOf, type BiomeView } from './view.ts';

/** Sentences that name a cell by its number, or an action in the words of records, have another one on the page. */
const WITHOUT_CODES = new Map([
  ['rauha-spore', 'rauha-page-spore-paid'],
  ['rauha-place', 'rauha-page-place-there'],
  ['rauha-discard-spore', 'rauha-page-discard-spore-there'],
  ['rauha-target', 'rauha-page-target-there'],
  // The card itself is drawn beside the question.
  ['rauha-prompt-place', 'rauha-page-prompt-place'],
  ['rauha-placed', 'rauha-page-placed'],
  ['rauha-discarded-spore', 'rauha-page-discarded-spore'],
  ['rauha-biome', 'rauha-page-biome'],
  ['rauha-cell-forbidden', 'rauha-page-cell-forbidden'],
  ['rauha-spore-there', 'rauha-page-spore-there'],
  ['rauha-no-room-for-spore', 'rauha-page-no-room-for-spore'],
  ['rauha-target-first', 'rauha-page-target-first'],
  ['rauha-name-first', 'rauha-page-name-first'],
  ['rauha-out-of-reach', 'rauha-page-out-of-reach'],
  ['rauha-used-already', 'rauha-page-used-already'],
  ['rauha-no-effect', 'rauha-page-no-effect'],
  ['rauha-effect-too-dear', 'rauha-page-effect-too-dear'],
]);

const symbolLines = (symbols: readonly string[]): Line[] => symbols.map((symbol) => ({ id: `rauha-symbol-${symbol}` }));

/** The name of a card or of a printed space: what it shows. */
export const nameLine = ({ biomes, animals }: BiomeView): Line => ({
  id: 'rauha-page-card',
  biomes: symbolLines(biomes),
  animals: animals.length ? symbolLines(animals) : 'none',
});

/** What is gained, without what is not. */
const gainLines = (line: Line): Line[] =>
  ['points', 'crystals']
    .filter((kind) => line[kind])
    .map((kind) => ({ id: `rauha-page-plus-${kind}`, [kind]: line[kind] }));

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && 'id' in value;

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (isLine(value)) return inPageWords(value);
  const biome = typeof value === 'string' ? biomeOf(value) : null;
  return biome ? nameLine(biome) : value;
}

export function inPageWords(line: Line): Line {
  const biome = biomeOf(String(line['key'] ?? ''));
  if (biome && line.id === 'rauha-card') return nameLine(biome);
  if (biome && line.id === 'rauha-on-cell') return { ...nameLine(biome), animals: 'none' };
  if (line.id === 'rauha-rest') return { id: 'rauha-page-rest', gain: gainLines(line) };
  const figures = Object.entries(line).map(([name, value]) => [name, name === 'id' ? value : named(value)]);
  return { ...Object.fromEntries(figures), id: WITHOUT_CODES.get(line.id) ?? line.id };
}

/** The card or printed space that a line is about. */
export function biomeIn(line: Line): BiomeView | null {
  for (const value of [line['card'], line['source']]) {
    const found = biomeOf(isLine(value) ? String(value['key'] ?? '') : String(value ?? ''));
    if (found) return found;
  }
  return null;
}

/** The entity that a line is about. */
export function entityIn(line: Line): string | null {
  for (const value of [line['entity'], line['source']]) {
    const found = isLine(value) ? /^rauha-entity-(.+)$/.exec(value.id)?.[1] : undefined;
    if (found) return found;
  }
  return null;
}

/** A card goes from its seat to its cell, or to the small board of the seat; an entity to its new holder. */
export function movement(line: Line): Movement | null {
  const seat = line['seat'];
  if (line.id === 'rauha-placed')
    return { from: [`seat:${seat}`, 'seats'], to: [`cell:${seat}:${line['cell']}`, `board:${seat}`] };
  if (line.id === 'rauha-taken' || line.id === 'rauha-invited')
    return {
      from: line.id === 'rauha-taken' ? [`board:${line['other_seat']}`] : [`entity:${entityIn(line)}`],
      to: [`board:${seat}`],
    };
  return null;
}

/** Entities that change hands are announced, and at the end of a scoring everybody's water. */
export function announced(lines: readonly Line[]): Line[] {
  const entities = lines.filter((line) => line.id === 'rauha-invited' || line.id === 'rauha-taken');
  const scored = lines.some((line) => line.id === 'rauha-water');
  const over = lines.some((line) => line.id === 'rauha-round' || line.id === 'game-over');
  return scored && over ? [...entities, { id: 'rauha-page-water-scored' }] : entities;
}
