import type { ExtraButton, Foresight, Line, Place, Proposal, Sight } from '../games.ts';
import type {
  ChatLine, ClockState, Heard, News, SeatUpdate as WireSight, ServerMessage, TableState, Welcome,
} from '../wire.ts';
import { Connection, type Listener, type Reply, type Standing, type Unkeyed, type Wire } from './connection.ts';
import type { Answer, Preview, Say, Undo, Why } from '../wire.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

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
export function continued(log: readonly Line[], sight: Pick<WireSight, 'since' | 'lines'>): Line[] {
  return [...log.slice(0, sight.since), ...(sight.lines as Line[])];
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

  #sights = $state.raw<Sight<any>[]>([]);
  /** The seat whose view is on screen, and the one for which the curtain is drawn. */
  shown = $state<number | null>(null);
  curtain = $state<number | null>(null);

  /** New lines since the last arrival, for those who draw them. */
  fresh = $state.raw<Line[]>([]);
  pending = $state.raw<Proposal | null>(null);
  offered = $state.raw<ExtraButton[]>([]);
  /** Why the last wish was refused. */
  refusal = $state.raw<Line | null>(null);
  busy = $state(false);
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
      addEventListener('online', this.#hurry);
      document.addEventListener('visibilitychange', this.#hurry);
    }
  }

  readonly #hurry = (): void => this.#connection.hurry();

  end(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#connection.end();
  }

  // -- what components read ------------------------------------------------------------------------------------

  /** What is on screen: the shown seat's sight, or the spectator's. */
  get sight(): Sight<any> | null {
    return this.#sights.find((sight) => sight.seat === this.shown) ?? this.#sights[0] ?? null;
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
    return (
      this.curtain === null &&
      this.table?.status === 'playing' &&
      (this.sight?.choices.length ?? 0) > 0
    );
  }

  get host(): boolean {
    return this.table !== null && this.table.host === this.guest;
  }

  // -- what components do --------------------------------------------------------------------------------------

  async act(actions: number[]): Promise<void> {
    const seat = this.shown;
    if (seat === null || this.busy) return;
    this.busy = true;
    this.refusal = null;
    const reply = await this.#ask<Answer>({ type: 'answer', seat, at: this.#last, actions });
    this.#settled(reply);
    // The next choice may have been made already.
    if (reply.type === 'accepted' && this.pending?.actions.join() === actions.join()) this.pending = null;
  }

  async undo(): Promise<void> {
    const seat = this.shown;
    if (seat === null || this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#settled(await this.#ask<Undo>({ type: 'undo', seat, at: this.#last }));
  }

  async preview(actions: number[]): Promise<Foresight<any> | null> {
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

  async say(text: string): Promise<void> {
    const reply = await this.#ask<Say>({ type: 'say', text });
    if (reply.type === 'refused') this.refusal = reply.reason as Line;
  }

  propose(proposal: Proposal | null): void {
    this.pending = proposal;
    this.refusal = null;
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#show(this.curtain);
    this.curtain = null;
  }

  #ask<Q extends Answer | Undo | Why | Preview | Say>(question: Unkeyed<Q>): Promise<Reply> {
    return this.#connection.ask<Q>(question);
  }

  #settled(reply: Reply): void {
    this.busy = false;
    if (reply.type === 'refused') {
      this.refusal = reply.reason as Line;
      if (reply.number !== this.#last) this.#connection.hello();
    }
  }

  #show(seat: number | null): void {
    if (this.shown === seat) return;
    this.shown = seat;
    this.pending = null;
    this.offered = [];
    this.refusal = null;
  }

  // -- what the connection tells -------------------------------------------------------------------------------

  hearStanding(standing: Standing, reason: Line | null): void {
    this.standing = standing;
    if (reason) this.turnedAway = reason;
  }

  known(): { last: number; heard: Heard[] } {
    return { last: this.#last, heard: this.#sights.map(({ seat, lines }) => ({ seat, lines: lines.length })) };
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
    const before = this.sight;
    this.#take(message);
    const now = this.sight;
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
    const logs = new Map(this.#sights.map((sight) => [sight.seat, sight.lines]));
    this.#sights = message.sights.map((sight) => ({
      ...sight,
      view: sight.view,
      prompt: sight.prompt as Line | null,
      choices: (sight.choices ?? []) as Sight<any>['choices'],
      lines: continued(logs.get(sight.seat) ?? [], sight),
    }));
    this.#last = message.number;
    this.number = message.number;
    this.actors = message.actors;
    this.clocks = message.clocks;
    this.outcome = outcomeOf(message.outcome);
    this.reminded = [];
    this.#chooseSeat();
    const first = this.pending?.actions[0];
    if (first !== undefined && !this.sight?.choices.some((choice) => choice.action === first)) this.pending = null;
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
