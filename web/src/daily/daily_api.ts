import { ask } from '../api.ts';
import type { DailyOverview, DailyStanding } from '../views.ts';
import type { TableState } from '../wire.ts';

const at = (game: string, day: string): string => `/daily/${encodeURIComponent(game)}/${day}`;

/** What can be asked about deals of the day. */
export const dailyApi = {
  overview: () => ask<DailyOverview>('GET', '/daily'),
  start: (game: string, day: string, practice: boolean) =>
    ask<TableState>('POST', `${at(game, day)}?practice=${practice}`),
  standing: (game: string, day: string) => ask<DailyStanding>('GET', `${at(game, day)}/standing`),
};
