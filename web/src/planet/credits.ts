import type { Credit } from '../games.ts';
import drawings from './drawings.json';

export interface Drawing {
  by: string;
  /** The name of the drawing at game-icons.net; without one it is our own. */
  from?: string;
}

/** Who has drawn each animal; the drawings themselves are in marks.json. */
export const DRAWINGS: Record<string, Drawing> = drawings;

/** One credit for each author of animals, most animals first. */
function drawers(): Credit[] {
  const found = new Map<string, string[]>();
  for (const [animal, { by }] of Object.entries(DRAWINGS)) found.set(by, [...(found.get(by) ?? []), animal]);
  const sorted = [...found].sort(([, a], [, b]) => b.length - a.length);
  return sorted.map(([by, animals]) => {
    const own = DRAWINGS[animals[0]!]!.from === undefined;
    return {
      what: own ? 'page-credits-own-drawings' : 'page-credits-drawings',
      of: animals.map((animal) => `planet-animal-${animal}`),
      by,
      licence: own ? 'MIT' : 'CC BY 3.0',
      ...(own ? {} : { link: 'https://game-icons.net' }),
    };
  });
}

/** Who made what Planet shows. */
export const credits: Credit[] = [...drawers(), { what: 'three.js', by: 'the authors of three.js', licence: 'MIT' }];
