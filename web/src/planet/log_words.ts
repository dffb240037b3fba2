/** Lines of the log as the page says them: tiles by what they show, because faces and letters mean nothing in a sentence. */
import type { Line, Movement } from '../games.ts';
import { tileInWords } from './descriptions.ts';

/** Why a tile or a face is not possible: the person has just touched it. */
const REFUSALS = new Map([
  ['planet-face-covered', 'planet-page-face-covered'],
  ['planet-same-tile', 'planet-page-same-tile'],
  ['planet-tile-taken', 'planet-page-tile-taken'],
]);

export function inPageWords(line: Line): Line {
  switch (line.id) {
    case 'planet-round':
      return { id: 'planet-page-round', round: line['round'], seat: line['seat'] };
    case 'planet-took':
      return { id: 'planet-page-took', seat: line['seat'], areas: tileInWords(String(line['tile'])) };
    case 'planet-take':
      return { id: 'planet-page-take', areas: tileInWords(String(line['tile'])) };
    default: {
      const refused = REFUSALS.get(line.id);
      return refused ? { id: refused } : line;
    }
  }
}

/** The tiles that a line is about, as their letters. */
export function tilesIn(line: Line): string[] {
  if (line.id === 'planet-round') return String(line['tiles']).split(' ');
  return typeof line['tile'] === 'string' ? [line['tile']] : [];
}

/** The animal that a line is about. */
export function animalIn(line: Line): string | null {
  const animal = line['animal'];
  const id = typeof animal === 'object' && animal !== null && 'id' in animal ? String(animal.id) : '';
  return /^planet-animal-(.+)$/.exec(id)?.[1] ?? null;
}

/** A tile goes from the tray to its face, or to the small planet of its seat. */
export function movement(line: Line): Movement | null {
  if (line.id !== 'planet-took') return null;
  return { from: ['tiles'], to: [`face:${line['seat']}:${line['face']}`, `board:${line['seat']}`] };
}

const AWARDS = ['planet-won', 'planet-won-by-next', 'planet-carried', 'planet-boxed'];

/** The animals of a round are revealed one by one. */
export const announced = (lines: readonly Line[]): Line[] => lines.filter((line) => AWARDS.includes(line.id));

/** Everyone's values for an animal, in the order of the seats. */
export const valuesIn = (line: Line): number[] => String(line['values']).split(' : ').map(Number);
