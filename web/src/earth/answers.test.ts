import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { words } from '../words/words.svelte.ts';
import { answerOf, answersTo, type Answer, type Hands } from './answers.ts';
import type { EarthProps } from './board_context.svelte.ts';
import Board from './Board.svelte';
import samples from './samples.json';
import { sampleOf, tableAt, type SampleName } from './testing.svelte.ts';
import { readOffers, waitsFor } from './view.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const actionOf = (name: SampleName, wanted: string): number =>
  sampleOf(name).choices.find((choice) => choice.words === wanted)!.action;

function asked(name: SampleName): {
  answers: Answer[];
  hands: { [Does in Exclude<keyof Hands, 'marked'>]: ReturnType<typeof vi.fn> };
} {
  const hands = { act: vi.fn(), propose: vi.fn(), runOn: vi.fn(), waits: vi.fn(() => false), marked: null };
  return {
    answers: answersTo(sampleOf(name).view, readOffers(sampleOf(name).choices), hands as unknown as Hands),
    hands,
  };
}
function startRun(props: EarthProps): void {
  const { round, active } = props.update.view;
  props.model.run = { turn: `${round}/${active}`, most: false };
}
const keysOf = (answers: Answer[]): [string, string][] => answers.map(({ key, label }) => [key, label]);

describe('the answers to how much is taken', () => {
  test('are the most as the main one, and every smaller amount by its number', () => {
    const { answers, hands } = asked('amount');
    expect(keysOf(answers.slice(0, 5))).toEqual([
      ['f', 'Draw 4 cards'],
      ['0', 'Draw 0 cards'],
      ['1', 'Draw 1 card'],
      ['2', 'Draw 2 cards'],
      ['3', 'Draw 3 cards'],
    ]);
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
    const props = tableAt('amount');
    render(Board, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Draw 0 cards' }));
    expect(props.act).toHaveBeenCalledWith([actionOf('amount', 'amount 0')]);
    await fireEvent.keyDown(window, { key: 'f' });
    expect(props.act).toHaveBeenLastCalledWith([actionOf('amount', 'amount 4')]);
    expect(vi.mocked(props.offer).mock.lastCall![0]).toMatchObject([
      { label: 'Draw 4 cards', main: true },
      { main: false },
    ]);
  });
});

describe('a run', () => {
  test.each([
    [true, 1],
    [false, 0],
  ] as const)('takes the most of a gain only if it was told to: %s', async (most, times) => {
    const props = tableAt('amount');
    const model = props.model;
    const { round, active } = sampleOf('amount').view;
    render(Board, props);
    await vi.waitFor(() => expect(props.offer).toHaveBeenCalled());
    model.run = { turn: `${round}/${active}`, most };
    await vi.waitFor(() => expect(model.run !== null).toBe(most));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Math.min(1, vi.mocked(props.act).mock.calls.length)).toBe(times);
    if (most) expect(props.act).toHaveBeenCalledWith([actionOf('amount', 'amount 4')]);
  });
});

describe('windows', () => {
  test('are left by x, and for good by n where that is offered', () => {
    expect(keysOf(asked('window').answers)).toEqual([['x', 'Nothing more']]);
    const { answers, hands } = asked('window_careful');
    expect(keysOf(answers)).toEqual([
      ['x', 'Nothing more'],
      ['n', 'Ask no more this turn'],
    ]);
    expect(answers[0]!.main).toBe(true);
    answerOf(answers, 'n')!.run();
    expect(hands.act).toHaveBeenCalledWith([actionOf('window_careful', 'no more')]);
  });

  test.each([false, true])(
    'mark the events of the hand and offer them beside the answers (phone: %s)',
    async (narrow) => {
      const props = tableAt('window', { narrow });
      const { container } = render(Board, props);
      await vi.waitFor(() => expect(container.querySelector('[data-event]')).toBeTruthy());
      if (!narrow) expect(container.querySelector('.usable [data-card="214"]')).toBeTruthy();
      await fireEvent.click(container.querySelector('[data-event="214"]')!);
      expect(vi.mocked(props.propose).mock.lastCall![0]).toMatchObject({ actions: [actionOf('window', 'event 214')] });
      await fireEvent.click(screen.getByRole('button', { name: /^Nothing more/ }));
      expect(props.act).toHaveBeenCalledWith([actionOf('window', 'stop')]);
    },
  );

  test('stop a run', async () => {
    const props = tableAt('window_careful');
    startRun(props);
    render(Board, props);
    await vi.waitFor(() => expect(props.model.run).toBeNull());
    expect(props.act).not.toHaveBeenCalled();
  });

  test('of a team show its board on a phone', async () => {
    const props = tableAt('window_team', { narrow: true });
    render(Board, props);
    await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Your team' })).toBeTruthy());
  });
});

describe('what cannot be paid yet', () => {
  test('is told with what could pay for it', async () => {
    const { view, choices } = sampleOf('unpaid');
    expect(waitsFor(view, readOffers(choices))).toBe('unpaid');
    expect(keysOf(asked('unpaid').answers)).toEqual([
      ['x', 'Skip'],
      ['n', 'Ask no more this turn'],
    ]);
    const props = tableAt('unpaid');
    const { container } = render(Board, props);
    screen.getByText(/^You cannot pay for it now/);
    await fireEvent.click(container.querySelector('[data-exchange]')!);
    expect(vi.mocked(props.propose).mock.lastCall![0]!.actions).toEqual([actionOf('unpaid', 'exchange')]);
    expect(container.querySelectorAll('[data-event]')).toHaveLength(
      choices.filter((choice) => choice.words.startsWith('event ')).length,
    );
  });

  test('stops a run, which would wait for ever', async () => {
    const props = tableAt('unpaid');
    startRun(props);
    render(Board, props);
    await vi.waitFor(() => expect(props.model.run).toBeNull());
    expect(props.act).not.toHaveBeenCalled();
  });

  test.each([false, true])('is explained at planting too (phone: %s)', async (narrow) => {
    const { view, choices } = sampleOf('plant_unpaid');
    expect(waitsFor(view, readOffers(choices))).toBe('plant');
    const props = tableAt('plant_unpaid', { narrow });
    const { container } = render(Board, props);
    await vi.waitFor(() => screen.getByText(/^You cannot afford to plant yet/));
    expect(container.querySelector('[data-exchange]')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Plant nothing/ }));
    expect(props.act).toHaveBeenCalledWith([actionOf('plant_unpaid', 'stop')]);
  });

  test('is nothing that a plain question waits for', () => {
    for (const name of ['plant', 'ability', 'sprouts', 'benefit'] as const)
      expect(waitsFor(sampleOf(name).view, readOffers(sampleOf(name).choices))).toBeNull();
  });
});

describe('taking nothing', () => {
  test.each([
    ['benefit', 'Take neither'],
    ['keep_compost', 'Take none'],
  ] as const)('at "%s" comes last and is confirmed in the bar', (name, label) => {
    const { answers, hands } = asked(name);
    expect(answers.at(-1)).toMatchObject({ label, key: 'x', weighed: true });
    answers.at(-1)!.run();
    expect(hands.act).not.toHaveBeenCalled();
    expect(hands.propose.mock.calls[0]![0]).toMatchObject({ action: actionOf(name, 'stop') });
  });
});

describe('the switch for being asked about every gain', () => {
  test.each([false, true])(
    'says whether it is on, and sends the number that changes it (phone: %s)',
    async (narrow) => {
      const props = tableAt('amount_careful', { narrow });
      render(Board, props);
      const careful = await screen.findByRole('switch', { name: 'Ask me about every gain' });
      expect(careful.getAttribute('aria-checked')).toBe('true');
      await fireEvent.click(careful);
      expect(props.act).toHaveBeenCalledWith([samples.amount_careful.view.careful!.change]);
    },
  );

  test('is off at first, and does nothing in a replay', () => {
    render(Board, tableAt('window', { live: false, active: false }));
    const careful = screen.getByRole<HTMLButtonElement>('switch');
    expect(careful.getAttribute('aria-checked')).toBe('false');
    expect(careful.disabled).toBe(true);
  });

  test('is gone when the game is over', () => {
    render(Board, tableAt('over'));
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
