/** Places that the log and the board share: "cell:2:7" is cell 7 of seat 2, "entity:meri" an entity. */
import type { Line, Place } from '../games.ts';

const ENTITY = 'rauha-entity-';

function spokenOf(seat: unknown, value: unknown): Place[] {
  if (typeof value !== 'object' || value === null || !('id' in value)) return [];
  const line = value as Line;
  if (line.id.startsWith(ENTITY)) return [`entity:${line.id.slice(ENTITY.length)}`];
  return line.id === 'rauha-on-cell' && typeof seat === 'number' ? [`cell:${seat}:${line['cell']}`] : [];
}

/** The places that a line of the log speaks of. */
export function placesOf(line: Line): Place[] {
  const seat = line['seat'];
  const places: Place[] = [];
  if (typeof seat === 'number' && typeof line['cell'] === 'number') places.push(`cell:${seat}:${line['cell']}`);
  places.push(...spokenOf(seat, line['source']), ...spokenOf(seat, line['entity']));
  if (line.id === 'rauha-water') places.push('water');
  return places;
}

/** The places of an answer such as "keep 1-05", "place 5" or "use kiteet". */
export function answerPlaces(words: string, seat: number): Place[] {
  if (words === 'rest') return ['rest'];
  const card = /^keep ([\d-]+)$/.exec(words)?.[1];
  if (card !== undefined) return [`card:${card}`];
  const cell = /^(?:place|use|discard spore) (\d+)$/.exec(words)?.[1];
  if (cell !== undefined) return [`cell:${seat}:${cell}`];
  const entity = /^use ([a-z]+)$/.exec(words)?.[1];
  return entity === undefined ? [] : [`entity:${entity}`];
}

/** The seat whose board a place is on. */
export const seatOf = (place: Place): number | null => (place.startsWith('cell:') ? Number(place.split(':')[1]) : null);

/** Which cells of a seat's board are among the places, each once. */
export const markedCells = (places: readonly Place[], seat: number): number[] => [
  ...new Set(
    places.flatMap((place) => {
      const [kind, of, cell] = place.split(':');
      return kind === 'cell' && Number(of) === seat ? [Number(cell) - 1] : [];
    }),
  ),
];

const CLAUSES: Record<string, string> = {
  'rauha-prompt-choose': 'R10',
  'rauha-prompt-chosen': 'R12',
  'rauha-prompt-place': 'R17',
  'rauha-prompt-activate': 'R26',
  'rauha-prompt-scoring': 'R35',
  'rauha-prompt-spore': 'R31',
  'rauha-prompt-animal': 'R33',
  'not-your-turn': 'R14',
  'rauha-choose-first': 'R10',
  'rauha-chosen-already': 'R12',
  'rauha-not-in-satellite': 'R10',
  'rauha-choices-fixed': 'R12',
  'rauha-place-first': 'R17',
  'rauha-card-is-gone': 'R17',
  'rauha-cell-forbidden': 'R17',
  'rauha-too-dear': 'R17',
  'rauha-spore-there': 'R20',
  'rauha-no-room-for-spore': 'R31',
  'rauha-target-first': 'R31',
  'rauha-name-first': 'R33',
  'rauha-nothing-asked': 'R26',
  'rauha-out-of-reach': 'R26',
  'rauha-used-already': 'R26',
  'rauha-no-rest': 'R26',
  'rauha-no-effect': 'R28',
  'rauha-effect-too-dear': 'R28',
  'rauha-shared-victory': 'R41',
};

/** The clause of the rules that a line is about. */
export const clauseOf = (line: Line): string | null => CLAUSES[line.id] ?? null;
