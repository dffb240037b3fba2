import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Foresight, GameProps } from '../games.ts';
import { words } from '../words/words.svelte.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte.ts';
import samples from './samples.json';
import type { PlanetSeatView } from './sight.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

type Sample = keyof typeof samples;

/** What the shell would give for a sample; there is no WebGL here, so the net stands alone. */
function given(name: Sample, more: Partial<GameProps<PlanetSeatView>> = {}): GameProps<PlanetSeatView> {
  const sample = samples[name] as any;
  const desk = new Desk();
  expect(desk.solid).toBe(false);
  return {
    sight: { ...sample, lines: [], undo: false, since: 0 }, seat: sample.seat, active: sample.legal.length > 0,
    names: ['Ana', 'Basil', 'Chloé', 'Dorota'], openScores: true, news: [], pending: null, lit: [], motion: false,
    narrow: false, desk, looked: null, propose: vi.fn(), act: vi.fn(), offer: vi.fn(),
    preview: async (actions: number[]): Promise<Foresight<PlanetSeatView> | null> => {
      const view = sample.previews[String(actions[0])];
      return view ? { view, lines: [], guess: false } : null;
    },
    why: async () => null, point: vi.fn(), showLines: vi.fn(), openRules: vi.fn(), look: vi.fn(), ...more,
  };
}

describe('the table', () => {
  test('proposes a placement once tile and face are chosen, and takes it back', async () => {
    const props = given('middle');
    const { container } = render(Board, props);
    const { slot, face } = samples.middle.choices[0]!.explain as { slot: string; face: number };
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Tile ${slot}:`) }));
    expect(props.propose).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector(`[data-face="${face - 1}"]`)!);
    expect(props.propose).toHaveBeenLastCalledWith({
      actions: [samples.middle.choices[0]!.action],
      label: `Lay tile ${slot} on face ${face}`,
    });
    await fireEvent.keyDown(window, { key: 'r' });
    expect(props.propose).toHaveBeenLastCalledWith(
      expect.objectContaining({ actions: [samples.middle.choices[1]!.action] }),
    );
  });

  test('shows what the server foresees beside the animals', async () => {
    const props = given('middle');
    const desk = props.desk as Desk;
    render(Board, props);
    const aside = render(Aside, props);
    desk.placing.take(1);
    desk.placing.put(2);
    await vi.waitFor(() => expect(desk.foreseen?.action).toBe(samples.middle.choices[0]!.action));
    await vi.waitFor(() => expect(aside.container.textContent).toContain('would'));
  });

  test('says in the action bar which animals the last placement of a round would bring', async () => {
    const props = given('last');
    const { rerender } = render(Board, props);
    const desk = props.desk as Desk;
    const { slot, face } = samples.last.choices[0]!.explain as { slot: string; face: number };
    desk.placing.take('abcde'.indexOf(slot));
    desk.placing.put(face - 1);
    await vi.waitFor(() => expect(props.propose).toHaveBeenCalled());
    await rerender({ pending: vi.mocked(props.propose).mock.lastCall![0] });
    await vi.waitFor(() =>
      expect(props.propose).toHaveBeenLastCalledWith(expect.objectContaining({ effect: expect.stringContaining('You would win: ') })),
    );
  });

  test('offers nothing to those who may not act', () => {
    render(Board, given('middle', { active: false }));
    for (const tile of screen.getAllByRole('button', { name: /^Tile / })) expect(tile).toHaveProperty('disabled', true);
  });

  test('keeps mystery animals face down', () => {
    render(Board, given('mystery'));
    const hidden = samples.mystery.view.animals.filter((animal) => animal.key === null).length;
    expect(hidden).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'A mystery animal, face down' })).toHaveLength(hidden);
  });

  test('shows another planet when asked, and goes back', async () => {
    const props = given('middle', { looked: 0 });
    render(Board, props);
    expect(screen.getByRole('region', { name: 'Planet of Ana' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to my planet' }));
    expect(props.look).toHaveBeenCalledWith(null);
  });

  test.each(Object.keys(samples) as Sample[])('draws the sample "%s"', (name) => {
    const { container } = render(Board, given(name));
    expect(container.querySelectorAll('[data-face]')).toHaveLength(12);
    render(Aside, given(name));
  });
});
