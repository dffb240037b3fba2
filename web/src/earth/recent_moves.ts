/** What the others have planted since the own last turn began, read from the log. */
import type { Line } from '../games.ts';
import { cardNamed } from './catalogue.ts';
import { cardsIn } from './log_words.ts';

export interface RecentCards {
  seat: number;
  cards: number[];
}

/** The cards of each other seat that it has shown since the seat chose its last action. */
export function recentCards(lines: readonly Line[], seat: number | null): RecentCards[] {
  const since = lines.findLastIndex((line) => line.id.startsWith('earth-chose-') && line['seat'] === seat);
  const found = new Map<number, number[]>();
  for (const line of lines.slice(since + 1)) {
    const of = line['seat'];
    if (line.id !== 'earth-revealed' || typeof of !== 'number' || of === seat) continue;
    found.set(of, [...(found.get(of) ?? []), ...cardsIn(line['cards'])]);
  }
  return [...found].map(([of, cards]) => ({ seat: of, cards }));
}

/** The own cards whose abilities were used just now. */
export const usedCards = (news: readonly Line[], seat: number | null): number[] =>
  news.flatMap((line) => (line.id === 'earth-uses' && line['seat'] === seat ? (cardNamed(line['card']) ?? []) : []));
