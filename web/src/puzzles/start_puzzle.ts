import { api } from '../api.ts';
import { route } from '../route.svelte.ts';
import { puzzleName } from './puzzle_progress.svelte.ts';

/** Open the table of a puzzle: the one that was left in the middle of it, or a new one. */
export async function startPuzzle(game: string, number: number): Promise<void> {
  const left = (await api.mine()).find((table) => table.lesson === puzzleName(game, number));
  if (left?.status === 'playing') await api.remove(left.id).catch(() => undefined);
  route.go(`/table/${(await api.startPuzzle(game, number)).id}`);
}
