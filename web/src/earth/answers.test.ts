import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Choice, GameProps } from '../games.ts';
import { words } from '../words/words.svelte.ts';
import { answerOf, answersTo, type Answer, type Hands } from './answers.ts';
import Board from './Board.svelte';
import { Desk } from './desk.svelte.ts';
import samples from './samples.json';
import { readOffers, waitsFor, type EarthSeatView } from './sight.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

type Sample = keyof typeof samples;

const seen = (name: Sample) => samples[name] as unknown as { seat: number; view: EarthSeatView; choices: Choice[]; legal: number[]; prompt: unknown };
const actionOf = (name: Sample, wanted: string): number => seen(name).choices.find((choice) => choice.words === wanted)!.action;

function asked(name: Sample): { answers: Answer[]; hands: { [Does in keyof Hands]: ReturnType<typeof vi.fn> } } {
  const hands = { act: vi.fn(), propose: vi.fn(), runOn: vi.fn(), waits: vi.fn(() => false) };
  return { answers: answersTo(seen(name).view, readOffers(seen(name).choices), hands as unknown as Hands), hands };
}
const keysOf = (answers: Answer[]): [string, string][] => answers.map(({ key, label }) => [key, label]);

function given(name: Sample, more: Partial<GameProps<EarthSeatView>> = {}): GameProps<EarthSeatView> {
  const sample = seen(name) as any;
  return {
    sight: { ...sample, lines: [], undo: false, since: 0 }, seat: sample.seat, active: sample.legal.length > 0, live: true,
    names: ['Ana', 'Basil', 'Chloé', 'Dana'], openScores: true, news: [], pending: null, lit: [], motion: false, narrow: false,
    desk: new Desk(), looked: null, propose: vi.fn(), act: vi.fn(), offer: vi.fn(), preview: vi.fn(async () => null), why: async () => null,
    point: vi.fn(), showLines: vi.fn(), openRules: vi.fn(), look: vi.fn(), ...more,
  };
}

describe('the answers to how much is taken', () => {
  test('are the most as the main one, and every smaller amount by its number', () => {
    const { answers, hands } = asked('amount');
    expect(keysOf(answers.slice(0, 5))).toEqual([['f', 'Draw 4 cards'], ['0', 'Draw 0 cards'], ['1', 'Draw 1 card'], ['2', 'Draw 2 cards'], ['3', 'Draw 3 cards']]);
    expect(answers.map(({ main }) => main)).toEqual([true, false, false, false, false, false]);
    answerOf(answers, '2')!.run();
    answerOf(answers, '4')!.run();
    answerOf(answers, 'f')!.run();
    const [two, four] = [actionOf('amount', 'amount 2'), actionOf('amount', 'amount 4')];
    expect(hands.act.mock.calls).toEqual([[[two]], [[four]], [[four]]]);
    expect(answerOf(answers, '5')).toBeUndefined();
  });

  test('run on where the most is advised, and never alone against Gaia', () => {
    expect(asked('amount').answers.some(({ key }) => key === 'r')).toBe(false);
    // Only who says so takes the most of all that follows.
    const alone = asked('amount');
    answerOf(alone.answers, 'a')!.run();
    expect(alone.hands.runOn).toHaveBeenCalledWith(true);
    const { answers } = asked('amount_careful');
    expect(answers[0]).toMatchObject({ label: 'Take 5 soil', key: 'f' });
    expect(answers.some(({ key }) => key === 'r')).toBe(samples.amount_careful.view.run !== null);
  });

  test('are buttons, told in full to those who listen', async () => {
    const props = given('amount');
    render(Board, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Draw 0 cards' }));
    expect(props.act).toHaveBeenCalledWith([actionOf('amount', 'amount 0')]);
    await fireEvent.keyDown(window, { key: 'f' });
    expect(props.act).toHaveBeenLastCalledWith([actionOf('amount', 'amount 4')]);
    expect(vi.mocked(props.offer).mock.lastCall![0]).toMatchObject([{ label: 'Draw 4 cards', main: true }, { main: false }]);
  });
});

describe('a run', () => {
  test.each([[true, 1], [false, 0]] as const)('takes the most of a gain only if it was told to: %s', async (most, times) => {
    const props = given('amount');
    const desk = props.desk as Desk;
    render(Board, props);
    await vi.waitFor(() => expect(props.offer).toHaveBeenCalled());
    [desk.most, desk.running] = [most, true];
    await vi.waitFor(() => expect(desk.running).toBe(most));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Math.min(1, vi.mocked(props.act).mock.calls.length)).toBe(times);
    if (most) expect(props.act).toHaveBeenCalledWith([actionOf('amount', 'amount 4')]);
  });
});

describe('windows', () => {
  test('are left by x, and for good by n where that is offered', () => {
    expect(keysOf(asked('window').answers)).toEqual([['x', 'Nothing more']]);
    const { answers, hands } = asked('window_careful');
    expect(keysOf(answers)).toEqual([['x', 'Nothing more'], ['n', 'Ask no more this turn']]);
    expect(answers[0]!.main).toBe(true);
    answerOf(answers, 'n')!.run();
    expect(hands.act).toHaveBeenCalledWith([actionOf('window_careful', 'no more')]);
  });

  test.each([false, true])('mark the events of the hand and offer them beside the answers (phone: %s)', async (narrow) => {
    const props = given('window', { narrow });
    const { container } = render(Board, props);
    await vi.waitFor(() => expect(container.querySelector('[data-event]')).toBeTruthy());
    if (!narrow) expect(container.querySelector('.usable [data-card="214"]')).toBeTruthy();
    await fireEvent.click(container.querySelector('[data-event="214"]')!);
    expect(vi.mocked(props.propose).mock.lastCall![0]).toMatchObject({ actions: [actionOf('window', 'event 214')] });
    await fireEvent.click(screen.getByRole('button', { name: /^Nothing more/ }));
    expect(props.act).toHaveBeenCalledWith([actionOf('window', 'stop')]);
  });

  test('stop a run', async () => {
    const props = given('window_careful');
    (props.desk as Desk).running = true;
    render(Board, props);
    await vi.waitFor(() => expect((props.desk as Desk).running).toBe(false));
    expect(props.act).not.toHaveBeenCalled();
  });

  test('of a team show its board on a phone', async () => {
    const props = given('window_team', { narrow: true });
    render(Board, props);
    await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Your team' })).toBeTruthy());
  });
});

describe('what cannot be paid yet', () => {
  test('is told with what could pay for it', async () => {
    const { view, choices } = seen('unpaid');
    expect(waitsFor(view, readOffers(choices))).toBe('unpaid');
    expect(keysOf(asked('unpaid').answers)).toEqual([['x', 'Skip'], ['n', 'Ask no more this turn']]);
    const props = given('unpaid');
    const { container } = render(Board, props);
    screen.getByText(/^You cannot pay for it now/);
    await fireEvent.click(container.querySelector('[data-exchange]')!);
    expect(vi.mocked(props.propose).mock.lastCall![0]!.actions).toEqual([actionOf('unpaid', 'exchange')]);
    expect(container.querySelectorAll('[data-event]')).toHaveLength(choices.filter((choice) => choice.words.startsWith('event ')).length);
  });

  test('stops a run, which would wait for ever', async () => {
    const props = given('unpaid');
    (props.desk as Desk).running = true;
    render(Board, props);
    await vi.waitFor(() => expect((props.desk as Desk).running).toBe(false));
    expect(props.act).not.toHaveBeenCalled();
  });

  test.each([false, true])('is explained at planting too (phone: %s)', async (narrow) => {
    const { view, choices } = seen('plant_unpaid');
    expect(waitsFor(view, readOffers(choices))).toBe('plant');
    const props = given('plant_unpaid', { narrow });
    const { container } = render(Board, props);
    await vi.waitFor(() => screen.getByText(/^You cannot afford to plant yet/));
    expect(container.querySelector('[data-exchange]')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Plant nothing/ }));
    expect(props.act).toHaveBeenCalledWith([actionOf('plant_unpaid', 'stop')]);
  });

  test('is nothing that a plain question waits for', () => {
    for (const name of ['plant', 'ability', 'sprouts', 'benefit'] as const) expect(waitsFor(seen(name).view, readOffers(seen(name).choices))).toBeNull();
  });
});

describe('taking nothing', () => {
  test.each([['benefit', 'Take neither'], ['keep_compost', 'Take none']] as const)('at "%s" comes last and is confirmed in the bar', (name, label) => {
    const { answers, hands } = asked(name);
    expect(answers.at(-1)).toMatchObject({ label, key: 'x', weighed: true });
    answers.at(-1)!.run();
    expect(hands.act).not.toHaveBeenCalled();
    expect(hands.propose.mock.calls[0]![0]).toMatchObject({ action: actionOf(name, 'stop') });
  });
});

describe('the switch for being asked about every gain', () => {
  test.each([false, true])('says whether it is on, and sends the number that changes it (phone: %s)', async (narrow) => {
    const props = given('amount_careful', { narrow });
    render(Board, props);
    const careful = await screen.findByRole('switch', { name: 'Ask me about every gain' });
    expect(careful.getAttribute('aria-checked')).toBe('true');
    await fireEvent.click(careful);
    expect(props.act).toHaveBeenCalledWith([samples.amount_careful.view.careful!.change]);
  });

  test('is off at first, and does nothing in a replay', () => {
    render(Board, given('window', { live: false, active: false }));
    const careful = screen.getByRole<HTMLButtonElement>('switch');
    expect(careful.getAttribute('aria-checked')).toBe('false');
    expect(careful.disabled).toBe(true);
  });

  test('is gone when the game is over', () => {
    render(Board, given('over'));
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
