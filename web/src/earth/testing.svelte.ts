/** A table for the tests of the components: samples of real games, and a bar that keeps what is proposed. */
import { vi } from 'vitest';
import type { Choice, Proposal } from '../games.ts';
import type { EarthProps } from './board_context.svelte.ts';
import { EarthModel } from './model.svelte.ts';
import samples from './samples.json';
import type { EarthSeatView } from './view.ts';

export type SampleName = keyof typeof samples;

export interface Sample {
  seat: number;
  view: EarthSeatView;
  choices: Choice[];
  legal: number[];
  prompt: Choice['explain'] | null;
}

export const sampleOf = (name: SampleName): Sample => samples[name] as unknown as Sample;

/** What a component gets at the moment of a sample; `show` goes on to another one. */
export function tableAt(
  name: SampleName,
  more: Partial<EarthProps> = {},
): EarthProps & { show(name: SampleName): void } {
  const updateOf = (of: SampleName): EarthProps['update'] => ({ ...sampleOf(of), lines: [], undo: false, since: 0 });
  let update = $state.raw(updateOf(name));
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
    names: ['Ana', 'Basil', 'Chloé', 'Dana'],
    openScores: true,
    news: [],
    lit: [],
    motion: false,
    narrow: false,
    model: new EarthModel(),
    looked: null,
    propose: vi.fn((proposal: Proposal | null) => (pending = proposal)),
    act: vi.fn(),
    offer: vi.fn(),
    preview: vi.fn(async () => null),
    why: vi.fn(async () => null),
    point: vi.fn(),
    showLines: vi.fn(),
    openRules: vi.fn(),
    look: vi.fn(),
    show(of) {
      update = updateOf(of);
    },
    ...more,
  };
}

export const lastProposal = (props: EarthProps): Proposal | null | undefined =>
  vi.mocked(props.propose).mock.lastCall?.[0];
