/** What the others have planted since the own last turn began, read from the log. */
import type { Line } from '../games.ts';
import { cardNamed, cardOf } from './catalogue.ts';
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

/** What the questions of gains are about, as the cards draw it. */
const GAINED: Record<string, RegExp> = { sprouts: /-sprout$/, growth: /-growth$/, compost: /^gain-hand$/ };

/** The own cards whose gains a question puts together: those used since the seat last placed something. */
export function sourceCards(lines: readonly Line[], seat: number | null, kind: string): number[] {
  const gained = GAINED[kind];
  if (!gained) return [];
  const own = lines.filter((line) => line['seat'] === seat);
  const last = own.findLastIndex((line) => /^earth-(chose|placed|turn)/.test(line.id));
  return usedCards(own.slice(last + 1), seat).filter((card) =>
    cardOf(card).abilities.some(({ icons }) => icons.some(([icon]) => gained.test(icon))),
  );
}

/** The own cards whose abilities were used just now. */
export const usedCards = (news: readonly Line[], seat: number | null): number[] =>
  news.flatMap((line) => (line.id === 'earth-uses' && line['seat'] === seat ? (cardNamed(line['card']) ?? []) : []));
