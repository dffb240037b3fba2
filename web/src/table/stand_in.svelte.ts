/** Letting a bot play the own seats, and taking them back. */
import { api, ServerRefusal } from '../api.ts';
import { usualBot } from '../parts/bots.ts';
import type { TableState } from '../wire.ts';
import type { TableStore } from './table_store.svelte.ts';

export class StandIn {
  readonly #store: TableStore;
  readonly #table: () => TableState;

  constructor(store: TableStore, table: () => TableState) {
    this.#store = store;
    this.#table = table;
  }

  readonly #own = $derived.by(() =>
    this.#table().seats.filter((seat) => seat.guest === this.#store.guest && seat.kind === 'person'),
  );
  /** Whether the person plays in a game that goes on. */
  readonly playing = $derived.by(() => this.#own.length > 0 && this.#table().status === 'playing');
  /** Whether a bot plays for the person. */
  readonly plays = $derived.by(() => this.#own.some((seat) => seat.bot !== null));

  /** Hand the own seats over to a bot, or take them back; return whether it worked. */
  async hand(over: boolean): Promise<boolean> {
    try {
      const { bots } = await api.games();
      for (const { seat } of this.#own)
        await api.seat(this.#table().id, seat, over ? { kind: 'bot', bot: usualBot(bots) } : { kind: 'me' });
      return true;
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      this.#store.refusal = error.reason;
      return false;
    }
  }
}
