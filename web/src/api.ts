import type { Line } from './games.ts';
import type {
  DeviceLink,
  Games,
  Invitations,
  LessonForm,
  Me,
  Moment,
  NewTable,
  PlayAgain,
  PuzzleForm,
  PuzzleSolution,
  Recovery,
  ReviewState,
  ScoreHistory,
  SeatRequest,
  SetUp,
  TableEntry,
  TableLink,
} from './views.ts';
import type { TableState } from './wire.ts';

/** A request that the server refuses, with the reason. */
export class ServerRefusal extends Error {
  constructor(readonly reason: Line) {
    super(reason.id);
  }
}

/** Ask the server; a refusal is thrown as `Turned`. Parts that are loaded later have requests of their own. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ServerRefusal({ id: 'page-no-server' });
  }
  const text = await answer(response);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** The text of an answer; a refusal is thrown with its reason. */
async function answer(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) {
    let reason: Line = { id: 'page-no-server' };
    try {
      reason = (JSON.parse(text) as { reason: Line }).reason;
    } catch {
      // Not an answer of ours, such as a proxy's: the server is out of reach.
    }
    throw new ServerRefusal(reason);
  }
  return text;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** What can be asked over HTTP. */
export const api = {
  me: () => ask<Me>('GET', '/me'),
  callMe: (name: string) => ask<Me>('PUT', '/me', { name }),
  link: () => ask<DeviceLink>('POST', '/me/link'),
  recovery: () => ask<Recovery>('POST', '/me/recovery'),
  signOut: () => ask<Me>('POST', '/me/sign-out'),
  device: (token: string) => ask<Me>('POST', '/me/device', { token }),
  games: () => ask<Games>('GET', '/games'),
  /** The address that invitations start with; empty if only this computer reaches the server. */
  invitations: () => ask<Invitations>('GET', '/invitations'),
  /** Lets people in the local network in. */
  openNetwork: () => ask<Invitations>('POST', '/invitations/network'),
  /** The texts of titles of other packages, as Fluent messages. */
  texts: async (language: string) => answer(await fetch(`/api/texts/${language}`)),
  lessons: () => ask<LessonForm[]>('GET', '/lessons'),
  startLesson: (lesson: string) => ask<TableState>('POST', `/lessons/${encodeURIComponent(lesson)}`),
  puzzles: () => ask<PuzzleForm[]>('GET', '/puzzles'),
  startPuzzle: (game: string, number: number) =>
    ask<TableState>('POST', `/puzzles/${encodeURIComponent(game)}/${number}`),
  puzzleSolution: (game: string, number: number) =>
    ask<PuzzleSolution>('GET', `/puzzles/${encodeURIComponent(game)}/${number}/solution`),
  lobby: () => ask<TableEntry[]>('GET', '/tables'),
  mine: () => ask<TableEntry[]>('GET', '/tables/mine'),
  create: (form: NewTable) => ask<TableState>('POST', '/tables', form),
  table: (table: string) => ask<TableState>('GET', at(table)),
  /** Deletes a table that has not started, or a puzzle. */
  remove: (table: string) => ask<null>('DELETE', at(table)),
  code: (code: string) => ask<TableLink>('GET', `/codes/${encodeURIComponent(code)}`),
  join: (table: string, code: string) => ask<TableState>('POST', `${at(table)}/join`, { code }),
  leave: (table: string) => ask<TableLink>('POST', `${at(table)}/leave`),
  rename: (table: string, name: string) => ask<TableState>('PUT', `${at(table)}/name`, { name }),
  setUp: (table: string, change: SetUp) => ask<TableState>('PUT', `${at(table)}/setup`, change),
  seat: (table: string, seat: number, form: SeatRequest) => ask<TableState>('PUT', `${at(table)}/seats/${seat}`, form),
  ready: (table: string, ready: boolean) => ask<TableState>('POST', `${at(table)}/ready`, { ready }),
  mute: (table: string, guest: string, muted: boolean) =>
    ask<TableState>('POST', `${at(table)}/mute`, { guest, muted }),
  kick: (table: string, guest: string, ban: boolean) => ask<TableState>('POST', `${at(table)}/kick`, { guest, ban }),
  unban: (table: string, guest: string) => ask<TableState>('POST', `${at(table)}/unban`, { guest }),
  report: (table: string, guest: string) => ask<TableState>('POST', `${at(table)}/reports`, { guest, reason: 'play' }),
  dismiss: (table: string, number: number) => ask<TableState>('DELETE', `${at(table)}/reports/${number}`),
  start: (table: string) => ask<TableState>('POST', `${at(table)}/start`),
  rematch: (table: string) => ask<TableLink>('POST', `${at(table)}/rematch`),
  moment: (table: string, number: number, seat: number | null) =>
    ask<Moment>('GET', `${at(table)}/replay?number=${number}${seat === null ? '' : `&seat=${seat}`}`),
  course: (table: string) => ask<ScoreHistory>('GET', `${at(table)}/course`),
  review: (table: string) => ask<ReviewState>('GET', `${at(table)}/review`),
  startReview: (table: string) => ask<ReviewState>('POST', `${at(table)}/review`),
  reviewMoment: (table: string, number: number, seat: number | null) =>
    ask<Moment>('GET', `${at(table)}/review/moment?number=${number}${seat === null ? '' : `&seat=${seat}`}`),
  playAgain: (table: string, from: PlayAgain) => ask<TableState>('POST', `${at(table)}/again`, from),
  recordAddress: (table: string) => `/api${at(table)}/record`,
  qrAddress: (table: string) => `/api${at(table)}/qr.svg`,
};
