import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../words/words.svelte.ts';
import ChanceGraph from './ChanceGraph.svelte';
import LuckAndSkill from './LuckAndSkill.svelte';
import { PACE, ReviewStore } from './review_store.svelte.ts';
import { shortReview } from './testing.ts';
import TurningPoints from './TurningPoints.svelte';

const NAMES = ['Ada', 'Ben'];
/** With plain spaces before the signs of percent. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

beforeAll(() => words.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers requests in turn, and notes them. */
function server(...answers: unknown[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: string, init: RequestInit) => {
      asked.push(`${init.method} ${input}`);
      const answer = answers.shift() as { status?: number };
      return new Response(JSON.stringify(answer), { status: 'reason' in answer ? 409 : 200 });
    }),
  );
  return asked;
}

describe('a review', () => {
  beforeEach(() => vi.useFakeTimers());

  test('is started, asked for until it is finished, and shown', async () => {
    const review = shortReview();
    const asked = server(
      { status: 'running', share: 0, review: null },
      { status: 'running', share: 0.5, review: null },
      { status: 'done', share: 1, review },
    );
    const store = new ReviewStore('t');
    await store.begin();
    expect([store.share, store.review]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(store.share).toBe(0.5);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(store.review).toEqual(review);
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(asked).toEqual(['POST /api/tables/t/review', 'GET /api/tables/t/review', 'GET /api/tables/t/review']);
  });

  test('that is refused says why', async () => {
    server({ reason: { id: 'review-still-playing' } });
    const store = new ReviewStore('t');
    await store.begin();
    expect(store.reason).toEqual({ id: 'review-still-playing' });
  });

  test('that has failed can be started again', async () => {
    const asked = server({ status: 'failed', share: 0.2, review: null }, { status: 'running', share: 0, review: null });
    const store = new ReviewStore('t');
    await store.begin();
    expect(store.failed).toBe(true);
    await store.begin();
    expect(store.failed).toBe(false);
    expect(asked).toHaveLength(2);
    store.end();
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(asked).toHaveLength(2);
  });

  test('shows its moments as the seat saw them that decided, and asks for each once', async () => {
    const review = shortReview();
    const moment = (number: number) => ({ number, last: 4, actors: [], sight: {} });
    const asked = server({ status: 'done', share: 1, review }, moment(3), moment(1), moment(4));
    const store = new ReviewStore('t');
    await store.begin();
    const [first, second] = store.points;
    await store.open(second!);
    expect([store.moment?.number, store.seat, store.point]).toEqual([3, 0, second]);
    expect(store.step(-1)).toBe(first);
    expect(store.step(1)).toBeNull();
    await store.show(1);
    expect(store.point).toEqual(first);
    await store.show(99, 1);
    expect([store.moment?.number, store.point]).toEqual([4, null]);
    await store.open(second!);
    expect(store.moment?.number).toBe(3);
    expect(asked.slice(1)).toEqual([
      'GET /api/tables/t/review/moment?number=3&seat=0',
      'GET /api/tables/t/review/moment?number=1&seat=0',
      'GET /api/tables/t/review/moment?number=4&seat=1',
    ]);
  });
});

test('turning points say what was chosen, what would have been better and why, and what it cost', async () => {
  const review = shortReview();
  const [point] = review.by_seat[0]!.turning_points;
  const on = { onseat: vi.fn(), onopen: vi.fn(), onlight: vi.fn(), ontry: vi.fn() };
  render(TurningPoints, { review, names: NAMES, game: null, of: 0, opened: point!, ...on });
  screen.getByText(/Every choice is judged by what could be known then/);
  screen.getByText(/Chosen: Seat 1/);
  screen.getByText(/Better: Seat 2 \(leads to more later\)/);
  screen.getByText('Cost: 20 % chance to win (between 10 and 30 %), 2.0 points (between 1.2 and 2.8)');
  screen.getByText(/All other choices count as equal/);
  await fireEvent.focus(screen.getByText(/Chosen: Seat 1/));
  expect(on.onlight).toHaveBeenLastCalledWith('tile a face 3 turn 0');
  await fireEvent.click(screen.getByRole('button', { name: /Move 2/ }));
  expect(on.onopen).toHaveBeenCalledWith(review.by_seat[0]!.turning_points[1]);
  await fireEvent.click(screen.getByRole('button', { name: 'Try again from here' }));
  expect(on.ontry).toHaveBeenCalledWith(point);
  await fireEvent.click(screen.getByRole('button', { name: /Ben/ }));
  expect(on.onseat).toHaveBeenCalledWith(1);
});

test('a seat without turning points is told so', () => {
  const on = { onseat: vi.fn(), onopen: vi.fn(), onlight: vi.fn(), ontry: vi.fn() };
  render(TurningPoints, { review: shortReview(), names: NAMES, game: null, of: 1, opened: null, ...on });
  screen.getByText('No choice was clearly worse than another.');
});

test('the graph leads to moments by its points and its slider', async () => {
  const review = shortReview();
  const points = review.by_seat[0]!.turning_points;
  const [onshow, onopen] = [vi.fn(), vi.fn()];
  render(ChanceGraph, {
    chances: review.chances,
    names: NAMES,
    points,
    number: 2,
    opened: null,
    height: 88,
    onshow,
    onopen,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Ada, move 4: 20 % chance to win lost' }));
  expect(onopen).toHaveBeenCalledWith(points[0]);
  const slider = screen.getByRole('slider', { name: 'Moment of the game' });
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe('After action 2 of 4: Ada 30 %, Ben 70 %');
  await fireEvent.input(slider, { target: { value: '3' } });
  expect(onshow).toHaveBeenCalledWith(3);
});

test('luck and skill are separate and add up', () => {
  render(LuckAndSkill, { review: shortReview(), names: NAMES });
  const rows = (name: string): string[] =>
    within(screen.getByRole('heading', { name: new RegExp(name) }).parentElement!)
      .getAllByRole('definition')
      .map((one) => plain(one.textContent));
  expect(rows('Ada')).toEqual(['50 %', '−20 %', '−30 %', '0 %', '0 %']);
  expect(rows('Ben')).toEqual(['50 %', '+20 %', '0 %', '+30 %', '100 %']);
});
