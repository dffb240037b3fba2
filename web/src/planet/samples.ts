/** Recorded views of Planet, for tests and for looking at the components without a server. */
import type { Choice } from '../games.ts';
import samples from './samples.json';
import type { PlanetSeatView } from './view.ts';

export type SampleName = keyof typeof samples;

export interface Sample {
  seat: number | null;
  legal: number[];
  choices: Choice[];
  prompt: null;
  view: PlanetSeatView;
  /** What the seat would see after an action, by action. */
  previews: Record<string, PlanetSeatView>;
}

export const sampleNames = Object.keys(samples) as SampleName[];

export const sampleOf = (name: SampleName): Sample => structuredClone(samples[name]) as unknown as Sample;
