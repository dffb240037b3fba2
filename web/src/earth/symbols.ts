/** Every symbol of Earth, for the legend: its name is the text `symbol-earth-<name>`, its sentence `symbol-earth-<name>-about`. */
import type { SymbolEntry } from '../games.ts';
import { COLORS } from './AbilityColor.svelte';
import type { Icon } from './catalogue.ts';
import EarthSymbol from './EarthSymbol.svelte';
import { shapeNames, shapeOf } from './symbol_shapes.ts';

export const symbols: readonly SymbolEntry[] = [...COLORS.map((color) => `color-${color}`), ...shapeNames].map(
  (name) => ({
    name,
    component: EarthSymbol,
  }),
);

/** What some symbols of the rules are drawn as, where the name alone does not say it. */
const DRAWN_AS: Record<string, string> = {
  'effect-copy': 'copy',
  'effect-cannot-choose': 'forbidden',
  'effect-look-at-compost': 'compost',
  'effect-when-event-played': 'event',
  'adjacency-orthogonal': 'orthogonal',
  'adjacency-diagonal': 'diagonal',
  'kind-terrain': 'terrain',
  'count-terrains': 'terrain',
  'count-soil': 'soil',
  'count-hand': 'draw',
  'count-compost': 'compost',
  'count-cards-with-cost': 'soil',
  'count-cards-with-vp': 'points',
  'count-path-through-self': 'path',
  'count-empty-adjacent': 'empty',
  'count-best-player': 'most',
  'effect-reduce-planting-cost': 'cheaper',
  'effect-pay-with': 'pay-with',
  'effect-per-card-planted': 'planted',
  'effect-only-if-chosen': 'own',
  'effect-replace-when-planting': 'replace',
  'effect-wild': 'wild',
};

/** The symbol that is drawn for an icon of a card; null if it has none. */
export function symbolOf([name]: Icon): string | null {
  const known =
    DRAWN_AS[name] ?? (name.startsWith('color-') ? name : name.replace(/^(cost|gain|habitat|type|piece|line)-/, ''));
  return known.startsWith('color-') || shapeOf(known) ? known : null;
}
