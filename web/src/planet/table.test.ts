import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PreviewResult, GameProps } from '../games.ts';
import { words } from '../words/words.svelte.ts';
import AnimalsPanel from './AnimalsPanel.svelte';
import Board from './Board.svelte';
import { PlanetModel } from './model.svelte.ts';
import samples from './samples.json';
import { sampleNames, sampleOf, type SampleName } from './samples.ts';
import type { PlanetSeatView } from './view.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

/** What the shell would give for a sample; there is no WebGL here, so the net stands alone. */
function given(
  name: SampleName,
  more: Partial<GameProps<PlanetSeatView, PlanetModel>> = {},
): GameProps<PlanetSeatView, PlanetModel> {
  const sample = sampleOf(name);
  const model = new PlanetModel();
  expect(model.solid).toBe(false);
  return {
    update: { ...sample, lines: [], undo: false, since: 0 },
    seat: sample.seat,
    active: sample.legal.length > 0,
    names: ['Ana', 'Basil', 'Chloé', 'Dorota'],
    openScores: true,
    news: [],
    pending: null,
    lit: [],
    motion: false,
    narrow: false,
    model,
    looked: null,
    propose: vi.fn(),
    act: vi.fn(),
    offer: vi.fn(),
    preview: async (actions: number[]): Promise<PreviewResult<PlanetSeatView> | null> => {
      const view = sample.previews[String(actions[0])];
      return view ? { view, lines: [], guess: false } : null;
    },
    why: vi.fn(async () => null),
    point: vi.fn(),
    showLines: vi.fn(),
    openRules: vi.fn(),
    look: vi.fn(),
    ...more,
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
      label: 'Lay the tile here',
      onremoved: expect.any(Function),
    });
    await fireEvent.keyDown(window, { key: 'r' });
    expect(props.propose).toHaveBeenLastCalledWith(
      expect.objectContaining({ actions: [samples.middle.choices[1]!.action] }),
    );
  });

  test('lets go of tile and face when the proposal leaves the action bar', async () => {
    const props = given('middle');
    const { container } = render(Board, props);
    const { slot, face } = samples.middle.choices[0]!.explain as { slot: string; face: number };
    props.model.take('abcde'.indexOf(slot));
    await fireEvent.click(container.querySelector(`[data-face="${face - 1}"]`)!);
    const proposal = vi.mocked(props.propose).mock.lastCall![0]!;
    proposal.onremoved!();
    expect([props.model.placing.slot, props.model.placing.face]).toEqual([null, null]);
  });

  test('comes home when a tile is picked while another planet is shown', () => {
    const props = given('middle', { looked: 0 });
    render(Board, props);
    props.model.take(1);
    expect(props.look).toHaveBeenCalledWith(null);
    expect(props.model.placing.slot).toBe(1);
  });

  test('shows what the server foresees beside the animals', async () => {
    const props = given('middle');
    const model = props.model;
    render(Board, props);
    const aside = render(AnimalsPanel, props);
    model.placing.take(1);
    model.placing.put(2);
    await vi.waitFor(() => expect(model.foreseen?.action).toBe(samples.middle.choices[0]!.action));
    await vi.waitFor(() => expect(aside.container.textContent).toContain('would'));
  });

  test('says in the action bar which animals the last placement of a round would bring', async () => {
    const props = given('last');
    const { rerender } = render(Board, props);
    const model = props.model;
    const { slot, face } = samples.last.choices[0]!.explain as { slot: string; face: number };
    model.placing.take('abcde'.indexOf(slot));
    model.placing.put(face - 1);
    await vi.waitFor(() => expect(props.propose).toHaveBeenCalled());
    await rerender({ pending: vi.mocked(props.propose).mock.lastCall![0] });
    await vi.waitFor(() =>
      expect(props.propose).toHaveBeenLastCalledWith(
        expect.objectContaining({ effect: expect.stringContaining('You would win: ') }),
      ),
    );
  });

  test('offers nothing to those who may not act, and asks why when a tile is touched', async () => {
    const props = given('middle', { active: false });
    render(Board, props);
    const tiles = screen.getAllByRole('button', { name: /^Tile / });
    for (const tile of tiles) expect(tile.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(tiles[0]!);
    expect(props.why).toHaveBeenCalledOnce();
    expect(props.model.placing.slot).toBeNull();
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

  test.each(sampleNames)('draws the sample "%s"', (name) => {
    const { container } = render(Board, given(name));
    expect(container.querySelectorAll('[data-face]')).toHaveLength(12);
    render(AnimalsPanel, given(name));
  });
});
