import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { words } from '../words/words.svelte.ts';
import GoalsPanel from './GoalsPanel.svelte';
import Board from './Board.svelte';
import { lastProposal, sampleOf, tableAt, type SampleName } from './testing.svelte.ts';
import samples from './samples.json';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

describe('the table of Earth', () => {
  test.each(Object.keys(samples) as SampleName[])('draws the sample "%s"', (name) => {
    const { container } = render(Board, tableAt(name));
    render(GoalsPanel, tableAt(name));
    expect(container.querySelector('.board')).toBeTruthy();
  });

  test('lets a side be picked and confirmed', async () => {
    const props = tableAt('side');
    const { container } = render(Board, props);
    const sides = container.querySelectorAll('[data-side]');
    expect(sides).toHaveLength(samples.side.view.sides.flat().length);
    await fireEvent.click(sides[1]!);
    expect(lastProposal(props)?.actions).toEqual([samples.side.legal[1]]);
  });

  test('says for each action what it brings and whom it wakes', async () => {
    const props = tableAt('action');
    render(Board, props);
    const water = screen.getByRole('button', { name: /Water/ });
    expect(water.textContent).toContain(`+${samples.action.view.outlook[2]!.gains.soil}`);
    await fireEvent.click(water);
    expect(lastProposal(props)).toMatchObject({ label: 'Water', effect: expect.stringContaining('of the others') });
  });

  test('places the tapped pieces, and fills the rest by one press', async () => {
    const props = tableAt('sprouts');
    const { container } = render(Board, props);
    const open = container.querySelectorAll('[data-cell].open');
    expect(open.length).toBeGreaterThan(1);
    await fireEvent.click(open[0]!);
    expect(lastProposal(props)?.actions.at(-1)).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: /^Place \d/ }));
    expect(props.act).toHaveBeenCalledWith(samples.sprouts.view.advice);
  });

  test('shows the places of a chosen card and asks what each would bring', async () => {
    const props = tableAt('plant');
    const { container } = render(Board, props);
    const card = container.querySelector<HTMLElement>('.usable [data-card]')!;
    await fireEvent.click(card);
    expect(container.querySelectorAll('[data-cell].spot').length).toBeGreaterThan(0);
    expect(props.preview).toHaveBeenCalled();
    await fireEvent.click(container.querySelector('[data-cell].spot')!);
    expect(lastProposal(props)?.label).toMatch(/^Plant .* soil\)$/);
  });

  test('composts exactly as many cards as the Island asks for', async () => {
    const props = tableAt('start');
    const { container } = render(Board, props);
    const cards = [...container.querySelectorAll('[data-card]')];
    for (const card of cards.slice(0, samples.start.view.question!.count)) await fireEvent.click(card);
    expect(lastProposal(props)?.actions).toHaveLength(samples.start.view.question!.count);
  });

  test('forgets what was selected when the question is answered by a button', async () => {
    const props = tableAt('start');
    const { container } = render(Board, props);
    await fireEvent.click(container.querySelector('[data-card]')!);
    await fireEvent.click(screen.getByRole('button', { name: /least useful/ }));
    expect(props.act).toHaveBeenCalledWith(sampleOf('start').view.advice);
    // The answer is accepted, and the next question is another one: nothing is chosen for it, nothing wrong is sent.
    props.show('compost');
    await vi.waitFor(() => expect(container.querySelector('[data-kind="compost"]')).toBeTruthy());
    expect(container.querySelector('.chosen [data-card]')).toBeNull();
    const proposals = vi.mocked(props.propose).mock.calls.flatMap(([proposal]) => proposal?.actions ?? []);
    expect(proposals.every((action) => Number.isInteger(action))).toBe(true);
    props.show('action');
    await vi.waitFor(() => expect(container.querySelector('[data-kind="action"]')).toBeTruthy());
    expect(lastProposal(props)?.label ?? '').not.toMatch(/Compost \d/);
  });

  test('forgets what was selected when its proposal is taken out of the bar', async () => {
    const props = tableAt('sprouts');
    const { container } = render(Board, props);
    await fireEvent.click(container.querySelector('[data-cell].open')!);
    expect(container.querySelector('.more')?.textContent).toBe('+1');
    props.propose(null);
    await vi.waitFor(() => expect(container.querySelector('.more')).toBeNull());
  });

  test('says why a card of the hand cannot be chosen', async () => {
    const props = tableAt('plant');
    const { container } = render(Board, props);
    const { hand, hand_actions, spots } = sampleOf('plant').view;
    const place = spots.findIndex(
      (found, at) => found.length === 0 && !sampleOf('plant').legal.includes(hand_actions[at]!),
    );
    await fireEvent.click(container.querySelector(`[data-card="${hand[place]}"]`)!);
    expect(props.why).toHaveBeenCalledWith(hand_actions[place]);
  });

  test('plants a card at once while the action is chosen', async () => {
    const props = tableAt('action');
    const { container } = render(Board, props);
    const card = container.querySelector<HTMLElement>('.usable [data-card]')!;
    await fireEvent.click(card);
    await fireEvent.click(container.querySelector('[data-cell].spot')!);
    const { hand, spots, outlook } = sampleOf('action').view;
    const [spot] = spots[hand.indexOf(Number(card.dataset['card']))]!;
    expect(lastProposal(props)?.actions).toEqual(spot!.actions);
    expect(spot!.actions[0]).toBe(outlook[0]!.number);
  });

  test('Enter plays an event that was chosen in the hand', async () => {
    const props = tableAt('window');
    const { container } = render(Board, props);
    const card = container.querySelector<HTMLElement>('.usable [data-card]')!;
    await fireEvent.click(card);
    const proposed = lastProposal(props)!.actions;
    await vi.waitFor(() => expect(card.getAttribute('aria-pressed')).toBe('true'));
    await fireEvent.keyDown(card, { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith(proposed);
  });

  test('lights the cards that a line of the score pad counts', async () => {
    const props = tableAt('over');
    const board = render(Board, props);
    render(GoalsPanel, props);
    await fireEvent.focus(screen.getByRole('button', { name: /Base value/ }));
    const planted = samples.over.view.areas[0]!.grid.length;
    await vi.waitFor(() => expect(board.container.querySelectorAll('[data-cell].lit')).toHaveLength(planted));
  });

  test('remembers what is to be kept or composted, and sorts', async () => {
    const props = tableAt('action');
    const model = props.model;
    const { container } = render(Board, props);
    const card = container.querySelector<HTMLElement>('[data-card]')!;
    await fireEvent.keyDown(card, { key: 'c' });
    expect(model.wishes.get(Number(card.dataset['card']))).toBe('compost');
    await fireEvent.click(screen.getByRole('button', { name: 'Sorted by cost' }));
    expect(screen.getByRole('button', { name: 'Sorted by kind' })).toBeTruthy();
  });
});
