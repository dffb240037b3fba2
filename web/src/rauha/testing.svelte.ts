/** A table for the tests of the board: samples of real games, and a bar that keeps what is proposed. */
import { vi } from 'vitest';
import type { Choice, GameProps, Proposal } from '../games.ts';
import { RauhaModel } from './model.svelte.ts';
import samples from './samples.json';
import type { RauhaSeatView } from './view.ts';

type Props = GameProps<RauhaSeatView, RauhaModel>;
export type SampleName = keyof typeof samples;

interface Sample {
  seat: number;
  view: RauhaSeatView;
  choices: Choice[];
}

export const sampleOf = (name: SampleName): Sample => samples[name] as unknown as Sample;

export interface TestTable extends Props {
  /** Go on to another moment; `change` is what is different from the sample. */
  show(name: SampleName, change?: Partial<Sample>): void;
}

/** What the board gets at the moment of a sample. */
export function tableAt(name: SampleName, change: Partial<Sample> = {}): TestTable {
  const updateOf = (of: SampleName, different: Partial<Sample>): Props['update'] => {
    const found = { ...sampleOf(of), ...different };
    return {
      ...found,
      legal: found.choices.map(({ action }) => action),
      prompt: null,
      lines: [],
      undo: false,
      since: 0,
    };
  };
  let update = $state.raw(updateOf(name, change));
  let pending = $state.raw<Proposal | null>(null);
  return {
    get update() {
      return update;
    },
    get pending() {
      return pending;
    },
    get active() {
      return update.legal.length > 0;
    },
    seat: sampleOf(name).seat,
    live: true,
    names: ['Ana', 'Basil', 'Chloé', 'Dana', 'Emil'],
    openScores: true,
    news: [],
    lit: [],
    motion: false,
    narrow: false,
    model: new RauhaModel(),
    looked: null,
    propose: vi.fn((proposal: Proposal | null) => (pending = proposal)),
    act: vi.fn(),
    offer: vi.fn(),
    preview: vi.fn(async () => ({ view: update.view, lines: [], guess: false })),
    why: vi.fn(async () => null),
    point: vi.fn(),
    showLines: vi.fn(),
    openRules: vi.fn(),
    look: vi.fn(),
    show(of, different = {}) {
      update = updateOf(of, different);
    },
  };
}
