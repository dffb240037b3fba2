/** Every symbol of Rauha, for the legend: its name is the text `symbol-rauha-<name>`, its sentence `symbol-rauha-<name>-about`. */
import RauhaSymbol from './RauhaSymbol.svelte';
import { t } from '../words/words.svelte.ts';

const NAMES = [
  'crystal',
  'forest',
  'mushroom',
  'mountain',
  'desert',
  'flying',
  'land',
  'marine',
  'animal',
  'water',
  'spore',
  'points',
  'moon',
  'star',
  'totem',
  'cost',
  'pay',
  'where',
] as const;

export const symbols = NAMES.map((name) => ({ name, component: RauhaSymbol, props: { name } }));

export const symbolName = (name: string): string => t(`symbol-rauha-${name}`);
export const symbolAbout = (name: string): string => t(`symbol-rauha-${name}-about`);
