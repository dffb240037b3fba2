import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, TableState } from '../wire.ts';
import { categories } from './outcome.ts';
import { continued, seatNames, TableStore } from './table_store.svelte.ts';
import type { Wire } from './connection.ts';

const seat = (number: number, kind: 'open' | 'person' | 'bot', name: string | null, bot: string | null = null) => ({
  seat: number,
  kind,
  guest: name,
  name,
  bot,
  ready: true,
});

function table(seats: TableState['seats']): TableState {
  return {
    id: 't',
    revision: 1,
    game: 'planet',
    rules: 1,
    options: {},
    status: 'playing',
    public: false,
    code: 'c',
    host: 'Ada',
    seats,
    people: [],
    clock: {},
    open_scores: true,
    created: 0,
    number: 0,
    rematch: null,
    scores: null,
    winners: null,
    stopped: null,
  };
}

describe('names of seats', () => {
  it('are those of people, levels of bots, and numbered where they would be the same', () => {
    const seats = [
      seat(0, 'person', 'Ada'),
      seat(1, 'bot', null, 'tree'),
      seat(2, 'bot', null, 'tree'),
      seat(3, 'open', null),
    ];
    expect(seatNames(table(seats), (spec) => spec.toUpperCase(), 'free')).toEqual(['Ada', 'TREE 1', 'TREE 2', 'free']);
  });
});

describe('a log', () => {
  it('is cut to what the server says and goes on from there', () => {
    const log = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(continued(log, { since: 1, lines: [{ id: 'd' }] }).map((line) => line.id)).toEqual(['a', 'd']);
  });
});

describe('a score sheet', () => {
  it('adds up the rows of each kind for each seat', () => {
    const rows = categories([
      [
        { id: 'animal', points: 2 },
        { id: 'animal', points: 1 },
        { id: 'aim', points: 4 },
      ],
      [{ id: 'aim', points: 0 }],
    ]);
    expect(rows.map(({ id, points }) => [id, points])).toEqual([
      ['animal', [3, 0]],
      ['aim', [4, 0]],
    ]);
  });
});

describe('two seats at one screen', () => {
  class Silent implements Wire {
    readyState = 1;
    onopen = null;
    onmessage = null;
    onclose = null;
    send(): void {}
    close(): void {}
  }
  const sight = (seat: number, choices: number[]) => ({
    seat,
    since: 0,
    lines: [],
    prompt: null,
    legal: choices,
    undo: false,
    view: {},
    choices: choices.map((action) => ({ action, words: '', explain: { id: 'x' } })),
  });
  const welcome = (number: number, actor: number) => ({
    type: 'welcome' as const,
    wire: 1,
    guest: 'Ada',
    table: table([seat(0, 'person', 'Ada'), seat(1, 'person', 'Ada')]),
    number,
    mine: [0, 1],
    actors: [actor],
    clocks: [],
    chat: [],
    outcome: null,
    fingerprint: null,
    now: 0,
    sights: [sight(0, actor === 0 ? [1] : []), sight(1, actor === 1 ? [2] : [])],
  });

  it('are parted by a curtain whenever the turn goes to the other', () => {
    const store = new TableStore('t', () => new Silent());
    store.hearWelcome(welcome(1, 0));
    expect(store.curtain).toBe(0);
    expect(store.active).toBe(false);
    store.liftCurtain();
    expect([store.shown, store.curtain, store.active]).toEqual([0, null, true]);
    store.propose({ actions: [1], label: 'Do it' });
    store.hearWelcome(welcome(2, 1));
    expect([store.shown, store.curtain, store.pending]).toEqual([0, 1, null]);
    store.liftCurtain();
    expect(store.shown).toBe(1);
    store.end();
  });

  it('keep a choice that was made while the one before was still on its way', () => {
    const store = new TableStore('t', () => new Silent());
    store.hearWelcome(welcome(1, 0));
    store.liftCurtain();
    void store.act([7]);
    store.propose({ actions: [1], label: 'Do it' });
    expect([store.busy, store.pending?.actions]).toEqual([true, [1]]);
    store.end();
  });
});

describe('news of a view', () => {
  class Socket implements Wire {
    readyState = 1;
    onopen: Wire['onopen'] = null;
    onmessage = null;
    onclose = null;
    sent: ClientMessage[] = [];
    send(text: string): void {
      this.sent.push(JSON.parse(text) as ClientMessage);
    }
    close(): void {}
  }
  const sight = (of: number, view: object | null, changes: object | null) => ({
    ...{ seat: of, since: 0, lines: [], prompt: null, legal: [], undo: false, choices: null },
    view: view as Record<string, unknown> | null,
    changes: changes as Record<string, unknown> | null,
  });
  const told = { actors: [0], clocks: [], outcome: null, fingerprint: null };
  const welcome = {
    ...{ type: 'welcome' as const, wire: 1, guest: 'Ada', number: 1, mine: [0], chat: [], now: 0, ...told },
    table: table([seat(0, 'person', 'Ada'), seat(1, 'person', 'Bea')]),
    sights: [sight(0, { round: 1, tiles: ['a', 'b'] }, null)],
  };
  const news = (of: number, view: object | null, changes: object | null) => ({
    ...{ type: 'news' as const, after: 1, number: 2, by: 0, undone: false, at: 0, ...told },
    sights: [sight(of, view, changes)],
  });
  let socket: Socket;
  let store: TableStore;

  beforeEach(() => {
    socket = new Socket();
    store = new TableStore('t', () => socket);
    socket.onopen?.(new Event('open'));
    store.hearWelcome(welcome);
  });
  afterEach(() => store.end());

  it('bring what has changed, or all of it', () => {
    store.hearNews(news(0, null, { round: [2] }));
    expect([store.number, store.update?.view]).toEqual([2, { round: 2, tiles: ['a', 'b'] }]);
    store.hearNews({ ...news(0, { round: 3, tiles: [] }, null), after: 2, number: 3 });
    expect([store.number, store.update?.view]).toEqual([3, { round: 3, tiles: [] }]);
    store.hearNews({ ...news(0, null, {}), after: 3, number: 4 });
    expect([store.number, store.update?.view]).toEqual([4, { round: 3, tiles: [] }]);
    expect(socket.sent.map((message) => message.type)).toEqual(['hello']);
  });

  it('are not taken over if the view that they change is not here', () => {
    store.hearNews(news(1, null, { round: [2] }));
    expect([store.number, store.update?.view]).toEqual([1, { round: 1, tiles: ['a', 'b'] }]);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', last: 1, detail: 'changes' });
    expect(socket.sent).toHaveLength(2);
  });
});

describe('an answer that goes wrong', () => {
  class Socket implements Wire {
    readyState = 1;
    onopen: Wire['onopen'] = null;
    onmessage: Wire['onmessage'] = null;
    onclose: Wire['onclose'] = null;
    sent: ClientMessage[] = [];
    send(text: string): void {
      this.sent.push(JSON.parse(text) as ClientMessage);
    }
    close(): void {}
    says(message: object): void {
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
    count(type: string): number {
      return this.sent.filter((message) => message.type === type).length;
    }
  }
  const welcome = (number: number) => ({
    type: 'welcome',
    wire: 1,
    guest: 'Ada',
    table: table([seat(0, 'person', 'Ada'), seat(1, 'bot', null, 'sapling')]),
    number,
    mine: [0],
    actors: [0],
    clocks: [],
    chat: [],
    outcome: null,
    fingerprint: null,
    now: 0,
    sights: [
      {
        seat: 0,
        since: 0,
        lines: [],
        prompt: null,
        legal: [7],
        undo: false,
        view: {},
        choices: [{ action: 7, words: '', explain: { id: 'x' } }],
      },
    ],
  });
  let sockets: Socket[];
  let store: TableStore;
  const last = () => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    store = new TableStore('t', () => {
      sockets.push(new Socket());
      return last();
    });
    last().onopen?.(new Event('open'));
    last().says(welcome(1));
    store.propose({ actions: [7], label: 'Do it' });
  });
  afterEach(() => {
    store.end();
    vi.useRealTimers();
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('is told when it is no action at all, and the current state is asked for', async () => {
    await store.act([null as unknown as number]);
    expect([store.busy, store.refusal?.id, store.pending]).toEqual([false, 'page-malformed-answer', null]);
    expect([last().count('answer'), last().count('hello')]).toEqual([0, 2]);
    await store.act([]);
    expect(store.refusal?.id).toBe('page-malformed-answer');
  });

  it('is told when the server refuses it', async () => {
    void store.act([7]);
    expect(store.busy).toBe(true);
    const answer = last().sent.find((message) => message.type === 'answer') as { key: string };
    last().says({ type: 'refused', key: answer.key, reason: { id: 'not-your-turn' }, number: 5, stale: true });
    await settled();
    expect([store.busy, store.refusal?.id, store.pending]).toEqual([false, 'not-your-turn', null]);
    expect(last().count('hello')).toBe(2);
  });

  it('is told when the server cannot read it', async () => {
    void store.act([7]);
    last().says({ type: 'trouble', reason: { id: 'message-unclear', problem: 'x' } });
    await settled();
    expect([store.busy, store.refusal?.id, last().count('hello')]).toEqual([false, 'message-unclear', 2]);
  });

  it('is given up when a connected server never answers', async () => {
    void store.act([7]);
    await vi.advanceTimersByTimeAsync(24_000);
    expect([store.busy, last().count('answer')]).toEqual([true, 4]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect([store.busy, store.refusal?.id]).toEqual([false, 'page-no-answer']);
  });

  it('is sent again with the same key after the connection was lost', async () => {
    void store.act([7]);
    const first = last().sent.find((message) => message.type === 'answer');
    last().readyState = 3;
    last().onclose?.(new CloseEvent('close'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
    last().onopen?.(new Event('open'));
    last().says(welcome(1));
    expect(last().sent.find((message) => message.type === 'answer')).toEqual(first);
    last().says({ type: 'accepted', key: (first as { key: string }).key, number: 2, again: false });
    await settled();
    expect([store.busy, store.refusal, store.pending]).toEqual([false, null, null]);
  });
});
