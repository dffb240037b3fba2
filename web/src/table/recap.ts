/** What happened since a seat's last turn. */
import type { GameModule, Line, Place } from '../games.ts';

/** The index of the first line after the latest own turn; the end of the log if all lines after it are the seat's own. */
export function recapStart(lines: readonly Line[], mine: readonly number[], game: Pick<GameModule, 'isTurn'>): number {
  if (!game.isTurn || mine.length !== 1) return lines.length;
  const last = lines.findLastIndex((line) => game.isTurn!(line) && line['seat'] === mine[0]);
  const news = lines.slice(last + 1).some((line) => line['seat'] !== mine[0]);
  return last < 0 || !news ? lines.length : last + 1;
}

/** Where others have put something since then. */
export function recapPlaces(
  lines: readonly Line[],
  start: number,
  mine: readonly number[],
  game: Pick<GameModule, 'movement' | 'places'>,
): Place[] {
  return lines
    .slice(start)
    .filter((line) => game.movement?.(line) && !mine.includes(Number(line['seat'])))
    .flatMap((line) => game.places?.(line) ?? []);
}
