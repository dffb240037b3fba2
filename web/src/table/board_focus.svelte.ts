/** What a person at a table looks at: a tab or a sheet, somebody's board, the places of a line of the log. */
import { tick } from 'svelte';
import type { GameModule, Place } from '../games.ts';
import { settings } from '../settings.svelte.ts';
import type { Tab } from './SideTabs.svelte';

export class BoardFocus {
  tab = $state<Tab>('log');
  /** On a phone: which sheet is open. */
  sheet = $state<'seats' | 'goals' | 'side' | null>(null);
  /** The clause at which the rules are open. */
  clause = $state<string | null>(null);
  /** Only the lines of the log about this place, if any. */
  only = $state<Place | null>(null);
  /** The seat whose board is shown instead of the own one. */
  looked = $state<number | null>(null);
  #opened = $state.raw<{ number: number; places: Place[] }>({ number: 0, places: [] });

  readonly #number: () => number;

  /** `number`: of the last action at the table. */
  constructor(number: () => number = () => 0) {
    this.#number = number;
  }

  /** The places of the line of the log that was pressed last; none once something has happened. */
  get opened(): Place[] {
    return this.#opened.number === this.#number() ? this.#opened.places : [];
  }

  /** Whether the log is on the screen. */
  get showsLog(): boolean {
    return this.tab === 'log' && (!settings.narrow || this.sheet === 'side');
  }

  async openRules(clause: string | null): Promise<void> {
    this.#openTab('rules');
    // The same clause may be asked for again after the person has read on.
    this.clause = null;
    await tick();
    this.clause = clause;
  }

  showLines(place: Place): void {
    this.only = place;
    this.#openTab('log');
  }

  /** Show the places of a line: the board they are on, with the places marked. */
  open(places: Place[], game: GameModule | null, own: number | null): void {
    this.#opened = { number: this.#number(), places };
    const seat = places.map((place) => game?.seatOf?.(place) ?? null).find((one) => one !== null) ?? null;
    if (seat !== null) this.looked = seat === own ? null : seat;
    if (places.length && settings.narrow) this.sheet = null;
  }

  lookAt(seat: number | null): void {
    this.looked = seat;
    this.sheet = null;
  }

  #openTab(tab: Tab): void {
    this.tab = tab;
    if (settings.narrow) this.sheet = 'side';
  }
}
