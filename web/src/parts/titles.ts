import { api } from '../api.ts';
import type { TitleForm } from '../views.ts';

let asked: Promise<TitleForm[]> | null = null;

/** The titles that the server has, asked for once; none while it cannot be reached. */
export function titles(): Promise<TitleForm[]> {
  asked ??= api.games().then(
    (games) => games.titles,
    () => {
      asked = null;
      return [];
    },
  );
  return asked;
}

/** Ask again the next time; for tests. */
export function forgetTitles(): void {
  asked = null;
}
