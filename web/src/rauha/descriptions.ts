/** Biomes, effects and spaces in words, for labels and for those who listen. */
import type { Line } from '../games.ts';
import { say, t, words } from '../words/words.svelte.ts';
import type { BiomeView, BoardView, EffectView, SpaceView } from './view.ts';

export const symbolName = (symbol: string): string => t(`rauha-symbol-${symbol}`);
export const entityName = (key: string): string => t(`rauha-entity-${key}`);
export const listed = (items: string[]): string => words.texts?.listing(items) ?? items.join(', ');

export function effectLine(effect: EffectView): Line {
  if (effect.crystals) return { id: 'rauha-effect-crystals', crystals: effect.crystals };
  if (effect.spores) return { id: 'rauha-effect-spore', pay: effect.pay };
  if (effect.points === 0) return { id: 'rauha-effect-none' };
  if (effect.pay) return { id: 'rauha-effect-paid', pay: effect.pay, points: effect.points };
  if (effect.per === null) return { id: 'rauha-effect-points', points: effect.points };
  return { id: 'rauha-effect-per', points: effect.points, counted: effect.per };
}

export const effectInWords = (effect: EffectView): string => say(effectLine(effect));

/** What a biome shows and does; for a card also its price and where it may lie. */
export function biomeInWords(biome: BiomeView): string {
  const shown = listed(biome.biomes.map(symbolName));
  const parts = [shown, ...biome.animals.map(symbolName)];
  if (biome.water) parts.push(t('rauha-page-water-count', { water: biome.water }));
  parts.push(effectInWords(biome.effect));
  return parts.join(', ');
}

/** `marked`: the cells that take it are marked on the board, so they are not counted. */
export function cardInWords(card: BiomeView, marked = false): string {
  const parts = [biomeInWords(card), card.cost ? t('rauha-page-costs', { cost: card.cost }) : t('rauha-page-free')];
  if (card.cells.length < 9)
    parts.push(
      marked
        ? t('rauha-page-only-marked')
        : t('rauha-page-only-on', { cells: card.cells.map((cell) => cell + 1).join(', ') }),
    );
  return parts.join('; ');
}

export const comingInWords = (space: SpaceView, names: readonly string[]): string =>
  listed(
    space.entities.map(({ entity, seat }) =>
      seat === null
        ? entityName(entity)
        : say({ id: 'rauha-entity-from', entity: { id: `rauha-entity-${entity}` }, other_seat: seat }, names),
    ),
  );

export function cellInWords(board: BoardView, cell: number): string {
  const words = `${t('rauha-page-cell', { cell: cell + 1 })}: ${biomeInWords(board.cells[cell]!)}`;
  return board.spores.includes(cell) ? `${words}; ${t('rauha-page-spore')}` : words;
}

/** What a space would mean for a card: price, what it covers, who comes. */
export function spaceInWords(board: BoardView, space: SpaceView, names: readonly string[]): string {
  if (!space.allowed) return t('rauha-page-not-here');
  const parts = [
    space.short
      ? t('rauha-page-short', { short: space.short })
      : space.cost
        ? t('rauha-page-costs', { cost: space.cost })
        : t('rauha-page-free'),
    t('rauha-page-covers', { covered: biomeInWords(board.cells[space.cell]!) }),
  ];
  if (space.entities.length) parts.push(t('rauha-page-brings', { coming: comingInWords(space, names) }));
  return parts.join('; ');
}
