/** Reading what a seat may know of a game of Planet. */
import type { AnimalView, PlanetSeatView, PlanetView, RegionView, RungView, TileView } from '../views.ts';

export type { AnimalView, PlanetSeatView, PlanetView, RegionView, RungView, TileView };

export const HABITATS = ['ocean', 'forest', 'mountain', 'desert', 'glacier'] as const;
export type Habitat = (typeof HABITATS)[number];
export const ROUNDS = 12;

const LETTERS: Record<string, Habitat> = { O: 'ocean', F: 'forest', M: 'mountain', D: 'desert', G: 'glacier' };

/** The habitats of a tile's letters. */
export const habitatsOf = (letters: string): Habitat[] => [...letters].map((letter) => LETTERS[letter]!);

/** The habitat of every area of a planet, null where its face is free. */
export const areasOf = (planet: PlanetView): (Habitat | null)[] =>
  planet.faces.flatMap((tile) => (tile ? habitatsOf(tile.shows) : [null, null, null, null, null]));

/** The region that an area belongs to. */
export const regionAt = (planet: PlanetView, area: number | null): RegionView | null =>
  (area === null ? null : planet.regions.find((region) => region.areas.includes(area))) ?? null;

/** An area of the next region that a covered face has a part in, after the one that is lit; null if it is free. */
export function nextRegion(planet: PlanetView, face: number, lit: number | null): number | null {
  if (!planet.faces[face]) return null;
  const areas = [0, 1, 2, 3, 4].map((side) => 5 * face + side);
  const first = areas.filter((area) => regionAt(planet, area)!.areas.find((other) => areas.includes(other)) === area);
  const at = first.findIndex((area) => regionAt(planet, area) === regionAt(planet, lit));
  return first[(at + 1) % first.length]!;
}

/** The best value of all seats but one. */
export const bestOther = (values: number[], seat: number | null): number =>
  Math.max(0, ...values.filter((_, other) => other !== seat));

export const faceDown = (animal: AnimalView): boolean => animal.key === null;
