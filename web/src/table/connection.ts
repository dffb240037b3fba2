import { READS, type Line } from '../games.ts';
import type {
  Accepted,
  Answer,
  AskHint,
  Because,
  Hinted,
  ClientMessage,
  Heard,
  News,
  Preview,
  Previewed,
  Refused,
  Say,
  ServerMessage,
  Undo,
  Welcome,
  Why,
} from '../wire.ts';

/** What can be asked of the server with a key; the reply quotes it. */
export type Question = Answer | Undo | Why | Preview | AskHint | Say;
export type Unkeyed<Q> = Q extends Question ? Omit<Q, 'key'> : never;
export type Reply = Accepted | Refused | Because | Previewed | Hinted;

/** How it stands with the server: on the way, there, lost and being sought, or turned away for good. */
export type Standing = 'coming' | 'there' | 'lost' | 'away';

/** Is told what the server says. */
export interface Listener {
  hearStanding(standing: Standing, reason: Line | null): void;
  /** The last number seen and the lines heard so far, for hello. */
  known(): { last: number; heard: Heard[] };
  hearWelcome(message: Welcome): void;
  hearNews(message: News): void;
  hearOther(message: Exclude<ServerMessage, Welcome | News | Reply>): void;
}

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

interface Asked {
  message: Question;
  sent: number;
  /** When it was first sent; 0: not yet. */
  first: number;
  settle(reply: Reply): void;
}

const OPEN = 1;
/** Reasons for which the server refuses hello now, but not for good. */
const PASSING = new Set(['too-many-requests', 'storage-failed', 'server-failed']);
/** A number that no state has. */
const UNKNOWN = -1;
const WIRE = 1;
/** Milliseconds: between pings, until an unanswered ping or question is taken for lost, between attempts. */
const PING = 25_000;
const PATIENCE = 8_000;
/** A question that a connected server has not answered by then is given up. */
const GIVE_UP = 30_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

export function socketAddress(here: Location = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/api/socket`;
}

/** A key that no other question has. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The conversation with the server about one table. It says hello, comes back after every loss, asks again with the same key what was
 * not answered, and lets only news through that follow what is known.
 */
export class Connection {
  private socket: Wire | null = null;
  private readonly asked = new Map<string, Asked>();
  private attempts = 0;
  private greeted = false;
  private ended = false;
  private pingSent = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly open: () => Wire = () => new WebSocket(socketAddress()),
  ) {
    this.ticking = setInterval(() => this.tick(), 1_000);
    this.connect();
  }

  /** Ask, and wait for the reply however often the line breaks. */
  ask<Q extends Question>(question: Unkeyed<Q>): Promise<Reply> {
    const message = { ...question, key: freshKey() } as unknown as Question;
    return new Promise((settle) => {
      this.asked.set(message.key, { message, sent: 0, first: 0, settle });
      this.sendAsked();
    });
  }

  /** Ask for everything anew, because something does not fit. */
  hello(): void {
    this.greeted = false;
    const { last, heard } = this.listener.known();
    this.send({ type: 'hello', table: this.table, last, heard, detail: 'changes', reads: READS, wire: WIRE });
  }

  /** Come back at once, without waiting for the next attempt. */
  reconnectNow(): void {
    if (this.ended || this.socket?.readyState === OPEN) return;
    clearTimeout(this.retry);
    this.connect();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.ticking);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.open();
    const old = this.socket;
    this.socket = socket;
    this.greeted = false;
    old?.close();
    socket.onopen = () => {
      this.pingSent = 0;
      this.hello();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    if (this.ended) return;
    this.greeted = false;
    this.listener.hearStanding(this.attempts > 0 || this.socket ? 'lost' : 'coming', null);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempts);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.greeted = true;
        this.attempts = 0;
        this.listener.hearWelcome(message);
        this.listener.hearStanding('there', null);
        for (const asked of this.asked.values()) asked.sent = asked.first = 0;
        this.sendAsked();
        return;
      case 'news': {
        const { last } = this.listener.known();
        if (message.number <= last) return;
        if (message.after === last) this.listener.hearNews(message);
        else this.hello();
        return;
      }
      case 'accepted':
      case 'refused':
      case 'because':
      case 'previewed':
      case 'hinted': {
        const asked = this.asked.get(message.key);
        this.asked.delete(message.key);
        asked?.settle(message);
        return;
      }
      case 'pong':
        this.pingSent = 0;
        if (this.greeted && message.number !== this.listener.known().last) this.hello();
        return;
      case 'trouble':
        if (!this.greeted) {
          this.refused(message.reason as Line);
          return;
        }
        // The server could not read a message. It does not say which, so nothing that was sent waits any longer.
        for (const asked of this.asked.values()) if (asked.sent > 0) this.giveUp(asked, message.reason as Line);
        this.listener.hearOther(message);
        return;
      default:
        this.listener.hearOther(message);
    }
  }

  /** Hello was refused: come back later if that can help, otherwise stay away. */
  private refused(reason: Line): void {
    if (PASSING.has(reason.id)) {
      this.socket?.close();
      this.lost();
      return;
    }
    this.end();
    this.listener.hearStanding('away', reason);
  }

  private tick(): void {
    const now = Date.now();
    if (this.socket?.readyState !== OPEN) return;
    if (this.pingSent > 0 && now - this.pingSent > PATIENCE) {
      this.socket.close();
      this.lost();
      return;
    }
    if (this.greeted && this.pingSent === 0 && now - this.lastPing > PING) {
      this.lastPing = now;
      this.pingSent = now;
      this.send({ type: 'ping', key: '-' });
    }
    this.sendAsked();
  }

  private lastPing = Date.now();

  /** Send what has not been sent on this line, and again what has been without a reply for too long. */
  private sendAsked(): void {
    if (!this.greeted) return;
    const now = Date.now();
    for (const asked of this.asked.values()) {
      if (asked.first > 0 && now - asked.first > GIVE_UP) this.giveUp(asked, { id: 'page-no-answer' });
      else if (now - asked.sent >= PATIENCE) {
        asked.sent = now;
        asked.first ||= now;
        this.send(asked.message);
      }
    }
  }

  /** Settle a question that gets no answer as refused; the number makes sure that the current state is loaded again. */
  private giveUp(asked: Asked, reason: Line): void {
    this.asked.delete(asked.message.key);
    asked.settle({ type: 'refused', key: asked.message.key, reason, number: UNKNOWN, stale: false });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}
