/** What the components of a game get at a table in play. */
import type { GameProps, Place, SeatUpdate } from '../games.ts';
import { settings } from '../settings.svelte.ts';
import type { TableState } from '../wire.ts';
import type { BoardFocus } from './board_focus.svelte.ts';
import type { TableStore } from './table_store.svelte.ts';

/** The props of the moment; `lit` are the places to be marked. */
export function gameProps(
  store: TableStore,
  table: TableState,
  focus: BoardFocus,
  update: SeatUpdate,
  names: string[],
  lit: Place[],
  model: unknown,
): GameProps {
  return {
    update,
    seat: update.seat,
    active: store.active,
    live: update.seat !== null && store.curtain === null && table.status === 'playing',
    names,
    openScores: table.open_scores,
    news: store.fresh,
    pending: store.pending,
    lit,
    motion: settings.motion,
    narrow: settings.narrow,
    model,
    propose: (proposal) => {
      store.propose(proposal);
      if (proposal && !proposal.ask && !settings.confirm) void store.act(proposal.actions);
    },
    act: (actions) => void store.act(actions),
    offer: (buttons) => (store.offered = buttons),
    preview: (actions) => store.preview(actions),
    why: (action) => store.why(action),
    point: (place) => (store.pointed = place),
    showLines: (place) => focus.showLines(place),
    openRules: (at) => void focus.openRules(at),
    look: (seat) => (focus.looked = seat),
    looked: focus.looked,
  };
}
