import type { NewTable } from '../views.ts';

/** The gentlest opponent, for a first game. */
export const FIRST_BOT = 'seedling';

/** The gentlest setting of each title, for a first game; a title that is not listed has none. */
export const FIRST_OPTIONS: Record<string, NonNullable<NewTable['options']>> = {
  planet: { beginner: true },
  earth: { mode: 'beginner' },
};
