/** What has just happened: cards of the run light up one after the other, and what was planted in secret is shown together. */
import { untrack } from 'svelte';
import { cardNamed } from './catalogue.ts';
import type { Revealed } from './desk.svelte.ts';
import type { Moment } from './moment.svelte.ts';
import type { EarthSeatView } from './sight.ts';

/** The cards of the others that are new on their grids. */
function plantedBetween(before: EarthSeatView, now: EarthSeatView, seat: number | null): Revealed[] {
  return now.areas.flatMap((one, of) => {
    const old = new Set(before.areas[of]!.grid.map(({ card }) => card));
    const cards = one.grid.map(({ card }) => card).filter((card) => !old.has(card));
    return of !== seat && cards.length ? { seat: of, cards } : [];
  });
}

export function tell(now: Moment): void {
  $effect(() => {
    const { news, seat, motion } = now.props;
    const used = news.flatMap((line) => (line.id === 'earth-uses' && line['seat'] === seat ? (cardNamed(line['card']) ?? []) : []));
    untrack(() => void now.desk.tick(used, motion));
  });
  let before: EarthSeatView | null = null;
  $effect(() => {
    const { view } = now;
    untrack(() => {
      if (before?.hidden_planting && !view.hidden_planting) now.desk.revealed = plantedBetween(before, view, now.props.seat);
      else if (view.stage === 'choosing' && before && before.stage !== 'choosing') now.desk.revealed = [];
      before = view;
    });
  });
}
