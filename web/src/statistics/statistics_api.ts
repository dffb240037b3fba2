import { ask } from '../api.ts';
import type { StatisticsOverview } from '../views.ts';

export type Whose = 'me' | 'everybody';

/** What can be asked about finished games. */
export const statisticsApi = {
  overview: (of: Whose) => ask<StatisticsOverview>('GET', `/statistics/overview?of=${of}`),
  resultsAddress: (of: Whose, form: 'csv' | 'json') => `/api/statistics/results.${form}?of=${of}`,
};
