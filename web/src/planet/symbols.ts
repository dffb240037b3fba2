/** Every symbol of Planet, for the legend: its name is the text `symbol-planet-<name>`, its sentence `symbol-planet-<name>-about`. */
import PlanetSymbol from './PlanetSymbol.svelte';
import { HABITATS } from './view.ts';
import { t } from '../words/words.svelte.ts';

const NAMES = [
  ...HABITATS,
  'most',
  'touching',
  'not-touching',
  'animal',
  'mystery',
  'leader',
  'owner',
  'carried',
  'waiting',
] as const;

export const symbols = NAMES.map((name) => ({ name, component: PlanetSymbol, props: { name } }));

export const symbolName = (name: string): string => t(`symbol-planet-${name}`);
export const symbolAbout = (name: string): string => t(`symbol-planet-${name}-about`);
