import type { ExtraButton, PreviewResult, Line, Place, Proposal, SeatUpdate } from '../games.ts';
import type {
  ChatLine,
  ClockState,
  Heard,
  News,
  SeatUpdate as WireSeatUpdate,
  ServerMessage,
  TableState,
  Welcome,
} from '../wire.ts';
import { Connection, type Listener, type Reply, type Standing, type Unkeyed, type Wire } from './connection.ts';
import type { Answer, AskHint, HintState, Preview, Say, Undo, Why } from '../wire.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { changed, type Change } from './view_changes.ts';

/** How the seats are called: people by name, bots by their level; a person on several seats gets numbers. */
export function seatNames(table: TableState, botName: (spec: string) => string, nobody: string): string[] {
  const plain = table.seats.map((seat) => (seat.kind === 'bot' ? botName(seat.bot ?? '') : (seat.name ?? nobody)));
  const counts = new Map<string, number>();
  return plain.map((name) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  });
}

/** A log cut to where the server says, with the new lines added. */
export function continued(log: readonly Line[], update: Pick<WireSeatUpdate, 'since' | 'lines'>): Line[] {
  return [...log.slice(0, update.since), ...(update.lines as Line[])];
}

/** One table, as the person at this browser sees it. Components read it; only it knows the wire. */
export class TableStore implements Listener {
  standing = $state<Standing>('coming');
  turnedAway = $state.raw<Line | null>(null);
  table = $state.raw<TableState | null>(null);
  guest = $state('');
  number = $state(0);
  mine = $state.raw<number[]>([]);
  actors = $state.raw<number[]>([]);
  clocks = $state.raw<ClockState[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state.raw<string[]>([]);
  reminded = $state.raw<number[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** The difference between the server's clock and ours, in milliseconds. */
  ahead = $state(0);

  #updates = $state.raw<SeatUpdate[]>([]);
  /** The seat whose view is on screen, and the one for which the curtain is drawn. */
  shown = $state<number | null>(null);
  curtain = $state<number | null>(null);

  /** New lines since the last arrival, for those who draw them. */
  fresh = $state.raw<Line[]>([]);
  #pending = $state.raw<Proposal | null>(null);
  offered = $state.raw<ExtraButton[]>([]);
  /** Why the last wish was refused. */
  refusal = $state.raw<Line | null>(null);
  busy = $state(false);
  /** The hints for the current question; null: none were asked for. */
  hints = $state.raw<HintState[] | null>(null);
  /** Whether hints are on their way. */
  hinting = $state(false);
  lit = $state.raw<Place[]>([]);
  pointed = $state.raw<Place | null>(null);

  readonly #connection: Connection;
  #last = 0;

  constructor(
    readonly id: string,
    open?: () => Wire,
  ) {
    this.#connection = new Connection(id, this, open);
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.#reconnectNow);
      document.addEventListener('visibilitychange', this.#reconnectNow);
    }
  }

  readonly #reconnectNow = (): void => this.#connection.reconnectNow();

  end(): void {
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    this.#connection.end();
  }

  // -- what components read ------------------------------------------------------------------------------------

  /** What is on screen: the latest update of the shown seat, or the spectator's. */
  get update(): SeatUpdate | null {
    return this.#updates.find((update) => update.seat === this.shown) ?? this.#updates[0] ?? null;
  }

  /** The proposal that waits in the action bar. */
  get pending(): Proposal | null {
    return this.#pending;
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  get spectator(): boolean {
    return this.table?.status !== 'open' && this.mine.length === 0;
  }

  /** Whether the person owes an action for the shown seat. */
  get turn(): boolean {
    return this.shown !== null && this.actors.includes(this.shown) && this.table?.status === 'playing';
  }

  /** Whether there is something to choose for the shown seat now; what was chosen stays so while it is on its way. */
  get active(): boolean {
    return this.curtain === null && this.table?.status === 'playing' && (this.update?.legal.length ?? 0) > 0;
  }

  get host(): boolean {
    return this.table !== null && this.table.host === this.guest;
  }

  // -- what components do --------------------------------------------------------------------------------------

  async act(actions: number[]): Promise<void> {
    const seat = this.shown;
    if (seat === null || this.busy) return;
    if (!actions.length || !actions.every(Number.isInteger)) return this.#reportMalformed();
    this.busy = true;
    this.refusal = null;
    const reply = await this.#ask<Answer>({ type: 'answer', seat, at: this.#last, actions });
    this.#settled(reply);
    // The next choice may have been made already.
    if (reply.type === 'accepted' && this.pending?.actions.join() === actions.join()) this.#setPending(null);
  }

  async undo(): Promise<void> {
    const seat = this.shown;
    if (seat === null || this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#settled(await this.#ask<Undo>({ type: 'undo', seat, at: this.#last }));
  }

  async preview(actions: number[]): Promise<PreviewResult | null> {
    if (this.shown === null) return null;
    const reply = await this.#ask<Preview>({ type: 'preview', seat: this.shown, actions });
    if (reply.type !== 'previewed') return null;
    return { view: reply.view, lines: reply.lines as Line[], guess: reply.guess };
  }

  async why(action: number): Promise<Line | null> {
    if (this.shown === null) return null;
    const reply = await this.#ask<Why>({ type: 'why', seat: this.shown, action });
    const reason = reply.type === 'because' || reply.type === 'refused' ? (reply.reason as Line | null) : null;
    this.refusal = reason;
    return reason;
  }

  /** Ask for the best answers now. */
  async hint(): Promise<void> {
    const seat = this.shown;
    if (seat === null || this.hinting) return;
    this.hinting = true;
    this.refusal = null;
    const reply = await this.#ask<AskHint>({ type: 'hint', seat });
    this.hinting = false;
    if (reply.type === 'refused') this.refusal = reply.reason as Line;
    else if (reply.type === 'hinted') this.#keepHints(reply.hints);
  }

  /** Others may act at the same time: hints are of use as long as their answers are possible. */
  #keepHints(hints: HintState[] | null): void {
    const possible = new Set(this.update?.legal);
    this.hints = hints?.every((hint) => possible.has(hint.choice.action)) ? hints : null;
  }

  async say(text: string): Promise<void> {
    const reply = await this.#ask<Say>({ type: 'say', text });
    if (reply.type === 'refused') this.refusal = reply.reason as Line;
  }

  propose(proposal: Proposal | null): void {
    this.#setPending(proposal);
    this.refusal = null;
  }

  #setPending(proposal: Proposal | null): void {
    const before = this.#pending;
    this.#pending = proposal;
    if (proposal === null) before?.onremoved?.();
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#show(this.curtain);
    this.curtain = null;
  }

  #ask<Q extends Answer | Undo | Why | Preview | AskHint | Say>(question: Unkeyed<Q>): Promise<Reply> {
    return this.#connection.ask<Q>(question);
  }

  /** A component has offered something that is no action: say so, forget it and load the current state. */
  #reportMalformed(): void {
    this.#setPending(null);
    this.refusal = { id: 'page-malformed-answer' };
    this.#connection.hello();
  }

  #settled(reply: Reply): void {
    this.busy = false;
    if (reply.type === 'refused') {
      this.refusal = reply.reason as Line;
      if (reply.number === this.#last) return;
      // What was proposed belongs to another state.
      this.#setPending(null);
      this.#connection.hello();
    }
  }

  #show(seat: number | null): void {
    if (this.shown === seat) return;
    this.shown = seat;
    this.#setPending(null);
    this.offered = [];
    this.refusal = null;
  }

  // -- what the connection tells -------------------------------------------------------------------------------

  hearStanding(standing: Standing, reason: Line | null): void {
    this.standing = standing;
    if (reason) this.turnedAway = reason;
  }

  known(): { last: number; heard: Heard[] } {
    return { last: this.#last, heard: this.#updates.map(({ seat, lines }) => ({ seat, lines: lines.length })) };
  }

  hearWelcome(message: Welcome): void {
    this.guest = message.guest;
    this.ahead = message.now - Date.now();
    this.table = message.table;
    this.mine = message.mine;
    this.online = message.table.people.filter((person) => person.online).map((person) => person.guest);
    this.#hearChat(message.chat);
    this.fresh = [];
    this.#take(message);
  }

  hearNews(message: News): void {
    // Right after a change of seats the news may be about a view that is not here yet; the welcome brings it.
    const views = new Set(this.#updates.map((update) => update.seat));
    if (!message.sights.every((sight) => !sight.changes || views.has(sight.seat))) return this.#connection.hello();
    const before = this.update;
    this.#take(message);
    const now = this.update;
    const seen = before !== null && now !== null && before.seat === now.seat && !message.undone;
    this.fresh = seen ? now.lines.slice(before.lines.length) : [];
  }

  hearOther(message: Exclude<ServerMessage, Welcome | News | Reply>): void {
    switch (message.type) {
      case 'table': {
        const began = this.table?.status === 'open' && message.table.status !== 'open';
        const moved = message.mine.join() !== this.mine.join();
        this.table = message.table;
        if (began || moved) this.#connection.hello();
        return;
      }
      case 'said':
        this.#hearChat([message.said]);
        return;
      case 'presence':
        this.online = message.online;
        return;
      case 'remind':
        this.reminded = message.seats;
        return;
      case 'trouble':
        this.refusal = message.reason as Line;
        return;
      default:
    }
  }

  #hearChat(chat: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.id ?? 0;
    this.chat = [...this.chat, ...chat.filter((said) => said.id > last)];
  }

  /** Take over what everybody may know now. */
  #take(message: Welcome | News): void {
    const known = new Map(this.#updates.map((update) => [update.seat, update]));
    this.#updates = message.sights.map((update) => ({
      ...update,
      view: update.changes ? changed(known.get(update.seat)?.view, update.changes as Change) : update.view,
      prompt: update.prompt as Line | null,
      choices: (update.choices ?? []) as SeatUpdate['choices'],
      lines: continued(known.get(update.seat)?.lines ?? [], update),
    }));
    this.#last = message.number;
    this.number = message.number;
    this.actors = message.actors;
    this.clocks = message.clocks;
    this.outcome = outcomeOf(message.outcome);
    this.reminded = [];
    this.#chooseSeat();
    this.#keepHints(this.hints);
    const first = this.pending?.actions[0];
    if (first !== undefined && !this.update?.legal.includes(first)) this.#setPending(null);
  }

  /** Whose view is on screen. Of several own seats, one that must act; a curtain hides one seat from the next. */
  #chooseSeat(): void {
    if (this.mine.length < 2 || this.outcome) {
      this.curtain = null;
      if (this.shown === null || !this.mine.includes(this.shown)) this.#show(this.mine[0] ?? null);
      return;
    }
    const waiting = this.mine.filter((seat) => this.actors.includes(seat));
    const stays = this.shown !== null && this.mine.includes(this.shown);
    if (stays && (waiting.length === 0 || waiting.includes(this.shown!))) this.curtain = null;
    else if (this.curtain === null || !waiting.includes(this.curtain)) this.curtain = waiting[0] ?? this.mine[0]!;
  }
}
