import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameProps } from '../games.ts';
import { words } from '../words/words.svelte.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte.ts';
import samples from './samples.json';
import type { EarthSeatView } from './sight.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

type Sample = keyof typeof samples;

function given(name: Sample, more: Partial<GameProps<EarthSeatView>> = {}): GameProps<EarthSeatView> {
  const sample = samples[name] as any;
  return {
    sight: { ...sample, lines: [], undo: false, since: 0 }, seat: sample.seat, active: sample.legal.length > 0,
    names: ['Ana', 'Basil', 'Chloé'], openScores: true, news: [], pending: null, lit: [], motion: false, narrow: false,
    desk: new Desk(), looked: null, propose: vi.fn(), act: vi.fn(), offer: vi.fn(), preview: vi.fn(async () => null), why: async () => null,
    point: vi.fn(), showLines: vi.fn(), openRules: vi.fn(), look: vi.fn(), ...more,
  };
}
const last = (props: GameProps<EarthSeatView>) => vi.mocked(props.propose).mock.lastCall?.[0];

describe('the table of Earth', () => {
  test.each(Object.keys(samples) as Sample[])('draws the sample "%s"', (name) => {
    const { container } = render(Board, given(name));
    render(Aside, given(name));
    expect(container.querySelector('.board')).toBeTruthy();
  });

  test('lets a side be picked and confirmed', async () => {
    const props = given('side');
    const { container } = render(Board, props);
    const sides = container.querySelectorAll('[data-side]');
    expect(sides).toHaveLength(samples.side.view.options.length);
    await fireEvent.click(sides[1]!);
    expect(last(props)?.actions).toEqual([samples.side.legal[1]]);
  });

  test('says for each action what it brings and whom it wakes', async () => {
    const props = given('action');
    render(Board, props);
    const water = screen.getByRole('button', { name: /Water/ });
    expect(water.textContent).toContain(`+${samples.action.view.outlook[2]!.gains.sprout}`);
    await fireEvent.click(water);
    expect(last(props)).toMatchObject({ label: 'Water', effect: expect.stringContaining('of the others') });
  });

  test('places the tapped pieces, and fills the rest by one press', async () => {
    const props = given('sprouts');
    const { container } = render(Board, props);
    const open = container.querySelectorAll('[data-cell].open');
    expect(open.length).toBeGreaterThan(1);
    await fireEvent.click(open[0]!);
    expect(last(props)?.actions.at(-1)).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: /^Place \d/ }));
    expect(props.act).toHaveBeenCalledWith(samples.sprouts.view.advice);
  });

  test('shows the places of a chosen card and asks what each would bring', async () => {
    const props = given('plant');
    const { container } = render(Board, props);
    const card = container.querySelector<HTMLElement>('.usable [data-card]')!;
    await fireEvent.click(card);
    expect(container.querySelectorAll('[data-cell].spot').length).toBeGreaterThan(0);
    expect(props.preview).toHaveBeenCalled();
    await fireEvent.click(container.querySelector('[data-cell].spot')!);
    expect(last(props)?.label).toMatch(/^Plant .* soil\)$/);
  });

  test('composts exactly as many cards as the Island asks for', async () => {
    const props = given('start');
    const { container } = render(Board, props);
    const cards = [...container.querySelectorAll('[data-card]')];
    for (const card of cards.slice(0, samples.start.view.question!.count)) await fireEvent.click(card);
    expect(last(props)?.actions).toHaveLength(samples.start.view.question!.count);
  });

  test('lights the cards that a line of the score pad counts', async () => {
    const props = given('over');
    const board = render(Board, props);
    render(Aside, props);
    await fireEvent.focus(screen.getByRole('button', { name: /Base value/ }));
    const planted = samples.over.view.areas[0]!.grid.length;
    await vi.waitFor(() => expect(board.container.querySelectorAll('[data-cell].lit')).toHaveLength(planted));
  });

  test('remembers what is to be kept or composted, and sorts', async () => {
    const props = given('action');
    const desk = props.desk as Desk;
    const { container } = render(Board, props);
    const card = container.querySelector<HTMLElement>('[data-card]')!;
    await fireEvent.keyDown(card, { key: 'c' });
    expect(desk.wishes.get(Number(card.dataset['card']))).toBe('compost');
    await fireEvent.click(screen.getByRole('button', { name: 'Sorted by cost' }));
    expect(screen.getByRole('button', { name: 'Sorted by kind' })).toBeTruthy();
  });
});
