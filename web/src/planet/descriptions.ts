/** Faces, regions and animals in words, for labels and for those who listen. */
import type { Line } from '../games.ts';
import { neighbour } from './geometry.ts';
import { HABITATS, habitatsOf, type AnimalView, type PlanetView, type RegionView } from './view.ts';
import { t, words } from '../words/words.svelte.ts';

export const habitatName = (habitat: string): string => t(`planet-habitat-${habitat}`);

/** What a tile shows, in the order of the habitats: "forest ×3, desert ×2". */
export const tileInWords = (letters: string): string =>
  HABITATS.flatMap((habitat) => {
    const count = habitatsOf(letters).filter((one) => one === habitat).length;
    return count > 0 ? t('planet-page-part', { habitat: habitatName(habitat), count }) : [];
  }).join(', ');

export const listed = (items: string[]): string => words.texts?.listing(items) ?? items.join(', ');

/** Its sides clockwise, each with the face that it lies beside. */
const sides = (face: number, letters: string): string =>
  habitatsOf(letters)
    .map((habitat, side) => t('planet-page-side', { habitat: habitatName(habitat), face: neighbour[face]![side]! + 1 }))
    .join(', ');

export function faceInWords(planet: PlanetView, face: number, ghost: string | null): string {
  const tile = planet.faces[face];
  if (tile) return t('planet-page-face-tile', { face: face + 1, sides: sides(face, tile.shows) });
  if (ghost) return t('planet-page-face-ghost', { face: face + 1, sides: sides(face, ghost) });
  const beside = neighbour[face]!.flatMap((other) => {
    const there = planet.faces[other];
    if (!there) return [];
    const habitat = habitatsOf(there.shows)[neighbour[other]!.indexOf(face)]!;
    return t('planet-page-side', { habitat: habitatName(habitat), face: other + 1 });
  });
  return beside.length
    ? t('planet-page-face-free-beside', { face: face + 1, sides: beside.join(', ') })
    : t('planet-page-face-free', { face: face + 1 });
}

export function regionInWords(region: RegionView): string {
  const figures = { habitat: habitatName(region.habitat), size: region.size };
  if (!region.touches.length) return t('planet-page-region-alone', figures);
  return t('planet-page-region', { ...figures, touches: listed(region.touches.map(habitatName)) });
}

export function animalLine(animal: AnimalView): Line {
  if (animal.own_name) return { id: 'own-name', name: animal.own_name };
  return { id: `planet-animal-${animal.key}` };
}

export const animalName = (animal: AnimalView): string =>
  animal.key === null ? t('planet-page-mystery') : (words.texts?.say(animalLine(animal)) ?? '');

export const needInWords = (animal: Pick<AnimalView, 'kind' | 'habitat' | 'other'>): string =>
  animal.kind === null ? '' : t(`planet-need-${animal.kind}`, { habitat: animal.habitat, other: animal.other ?? '' });
