/** Reading what a seat may know of a game of Rauha. */
import type { BiomeView, BoardView, EffectView, RauhaSeatView, SourceView, SpaceView } from '../views.ts';
import box from './box.json';

export type { BiomeView, BoardView, EffectView, RauhaSeatView, SourceView, SpaceView };

export const TRACK: { satellite: string; cells: number[] }[] = box.track;
export const ENTITIES: { key: string; symbol: string; water: number; effect: EffectView }[] = box.entities;
const byKey = new Map((box.biomes as BiomeView[]).map((biome) => [biome.key, biome]));
/** The card or printed space of a key; null if there is none. */
export const biomeOf = (key: string): BiomeView | null => byKey.get(key) ?? null;
export const ROUNDS = 4;
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const DISCARD_CRYSTALS: number = box.discard_crystals;

/** How many turns there are until the next scoring, this one included; 0 while one is going on. */
export function turnsToScoring(totem: number): number {
  const corner = TRACK.findIndex((place, index) => index >= totem - 1 && place.satellite === '');
  return corner - (totem - 1);
}

/** Who holds an entity; null: it lies in the middle. */
export function holderOf(view: RauhaSeatView, entity: string): number | null {
  const seat = view.boards.findIndex((board) => board.entities.includes(entity));
  return seat < 0 ? null : seat;
}

/** The middle of one of the totem's places, in a square whose border has the width `edge` and whose cells the width `cell`. */
export function trackPoint(place: number, edge: number, cell: number): { x: number; y: number } {
  const side = Math.floor(place / 4);
  const step = place % 4;
  const along = step === 3 ? edge + 3 * cell + edge / 2 : edge + (step + 0.5) * cell;
  const far = edge + 3 * cell + edge / 2;
  const near = edge / 2;
  if (side === 0) return { x: along, y: near };
  if (side === 1) return { x: far, y: along };
  const back = 2 * edge + 3 * cell - along;
  return side === 2 ? { x: back, y: far } : { x: near, y: back };
}
