import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '../games.ts';
import type { ClientMessage, News, Welcome } from '../wire.ts';
import { Connection, type Listener, type Standing, type Wire } from './connection.ts';

/** A socket whose other end is the test. */
class Socket implements Wire {
  static all: Socket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor() {
    Socket.all.push(this);
  }
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  says(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
  of(type: string): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

class RecordingListener implements Listener {
  last = 0;
  standings: Standing[] = [];
  reason: Line | null = null;
  heard: number[] = [];
  hearStanding(standing: Standing, reason: Line | null): void {
    this.standings.push(standing);
    this.reason = reason;
  }
  known(): { last: number; heard: [] } {
    return { last: this.last, heard: [] };
  }
  hearWelcome(message: Welcome): void {
    this.last = message.number;
  }
  hearNews(message: News): void {
    this.last = message.number;
    this.heard.push(message.number);
  }
  hearOther(): void {
    // Chat and the like do not matter here.
  }
}

let listener: RecordingListener;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  listener = new RecordingListener();
  connection = new Connection('t1', listener, () => new Socket());
  Socket.last.opens();
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

const welcome = (number: number) => ({ type: 'welcome', number });
const news = (after: number) => ({ type: 'news', after, number: after + 1 });

describe('a connection', () => {
  it('says hello first, with the last number that it knows', () => {
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', table: 't1', last: 0, detail: 'changes' });
    expect(Socket.last.sent[0]).toMatchObject({ reads: ['planet'] });
    Socket.last.says(welcome(7));
    Socket.last.breaks();
    vi.advanceTimersByTime(1000);
    Socket.last.opens();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', last: 7 });
  });

  it('lets news through in order, drops what is known and asks anew after a gap', () => {
    Socket.last.says(welcome(3));
    Socket.last.says(news(3));
    Socket.last.says(news(3));
    expect(listener.heard).toEqual([4]);
    expect(Socket.last.of('hello')).toHaveLength(1);
    Socket.last.says(news(6));
    expect(listener.heard).toEqual([4]);
    expect(Socket.last.of('hello')).toHaveLength(2);
  });

  it('asks again with the same key after a loss, and settles once', async () => {
    Socket.last.says(welcome(3));
    const reply = connection.ask({ type: 'answer', seat: 0, at: 3, actions: [5] });
    const first = Socket.last.of('answer')[0];
    Socket.last.breaks();
    expect(listener.standings.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    Socket.last.opens();
    expect(Socket.last.of('answer')).toHaveLength(0);
    Socket.last.says(welcome(3));
    expect(Socket.last.of('answer')).toEqual([first]);
    Socket.last.says({ type: 'accepted', key: (first as { key: string }).key, number: 4, again: true });
    expect(await reply).toMatchObject({ type: 'accepted', number: 4 });
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.of('answer')).toHaveLength(1);
  });

  it('keeps a question until the welcome', () => {
    void connection.ask({ type: 'say', text: 'hello' });
    expect(Socket.last.of('say')).toHaveLength(0);
    Socket.last.says(welcome(0));
    expect(Socket.last.of('say')).toHaveLength(1);
  });

  it('takes an unanswered ping for a loss', () => {
    Socket.last.says(welcome(0));
    vi.advanceTimersByTime(27_000);
    expect(Socket.last.of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(Socket.all.length).toBeGreaterThan(1);
  });

  it('asks anew when the answer to a ping names another number', () => {
    Socket.last.says(welcome(2));
    Socket.last.says({ type: 'pong', key: '-', number: 5, now: 0 });
    expect(Socket.last.of('hello')).toHaveLength(2);
  });

  it('stays away when the server turns it down, and says why', () => {
    Socket.last.says({ type: 'trouble', reason: { id: 'no-such-table', table: 't1' } });
    expect(listener.standings.at(-1)).toBe('away');
    expect(listener.reason?.id).toBe('no-such-table');
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });

  it.each(['too-many-requests', 'storage-failed', 'server-failed'])('comes back after "%s"', (id) => {
    Socket.last.says({ type: 'trouble', reason: { id } });
    expect(listener.standings.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
    Socket.last.opens();
    Socket.last.says(welcome(3));
    expect(listener.standings.at(-1)).toBe('there');
  });

  it('comes back when the storage fails in the middle of a game', () => {
    Socket.last.says(welcome(3));
    Socket.last.says(news(6));
    Socket.last.says({ type: 'trouble', reason: { id: 'storage-failed' } });
    expect(listener.standings.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    Socket.last.opens();
    expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', last: 3 });
  });
});
