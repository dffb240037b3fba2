/** Places that the log and the board share: "face:2:7" is face 7 of seat 2's planet, "animal:panda" a card. */
import type { Line, Place } from '../games.ts';

const ANIMAL = 'planet-animal-';

/** The places that a line of the log speaks of. */
export function placesOf(line: Line): Place[] {
  const places: Place[] = [];
  if (typeof line['seat'] === 'number' && typeof line['face'] === 'number')
    places.push(`face:${line['seat']}:${line['face']}`);
  const animal = line['animal'];
  if (typeof animal === 'object' && animal !== null && 'id' in animal) {
    const id = String(animal.id);
    if (id.startsWith(ANIMAL)) places.push(`animal:${id.slice(ANIMAL.length)}`);
  }
  return places;
}

/** The places of an answer such as "tile d face 5 turn 0". */
export function answerPlaces(words: string, seat: number): Place[] {
  const [, tile, face] = /^tile (\w) face (\d+)/.exec(words) ?? [];
  return tile === undefined ? [] : [`tile:${tile}`, `face:${seat}:${face}`];
}

/** The seat whose planet a place is on. */
export const seatOf = (place: Place): number | null => (place.startsWith('face:') ? Number(place.split(':')[1]) : null);

/** Which faces of a seat's planet are among the places. */
export const markedFaces = (places: readonly Place[], seat: number): number[] =>
  places.flatMap((place) => {
    const [kind, of, face] = place.split(':');
    return kind === 'face' && Number(of) === seat ? [Number(face) - 1] : [];
  });

const CLAUSES: Record<string, string> = {
  'planet-prompt': 'P08',
  'planet-took': 'P08',
  'planet-tile-taken': 'P08',
  'planet-face-covered': 'P09',
  'planet-same-tile': 'P08',
  'planet-same-turn': 'P08',
  'not-your-turn': 'P08',
  'planet-left': 'P10',
  'planet-won': 'P16',
  'planet-won-by-next': 'P22',
  'planet-carried': 'P20',
  'planet-boxed': 'P21',
  'planet-mystery': 'P31',
  'planet-your-objective': 'P05',
  'planet-objective': 'P26',
  'planet-won-by-animals': 'P29',
  'planet-shared-victory': 'P29',
};

/** The clause of the rules that a line is about. */
export const clauseOf = (line: Line): string | null => CLAUSES[line.id] ?? null;
