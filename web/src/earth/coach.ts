/** What matters now, in one sentence, for somebody who plays Earth for the first time. */
import type { Line } from '../games.ts';
import { cardOf } from './catalogue.ts';
import { areaOf, CELLS, type EarthSeatView, type SeatView } from './view.ts';

/** As many sprouts as Water gives the player who chooses it. */
const WATERED = 6;
const FEW_CARDS = 2;

/** Questions with a sentence that does not depend on the position. */
const PLAIN = [
  'keep',
  'sprouts',
  'growth',
  'compost',
  'pay_sprouts',
  'pay_growth',
  'pay_cards',
  'price',
  'ability',
  'copy',
  'benefit',
  'window',
  'take',
  'order',
];

const freeSprouts = (area: SeatView): number =>
  area.grid.reduce((sum, { card, sprouts }) => sum + (cardOf(card).sprouts ?? 0) - sprouts, 0);

function actionAdvice(view: EarthSeatView, area: SeatView): Line {
  const prices = view.prices.filter((price) => price !== null);
  const payable = prices.filter((price) => price <= area.soil).length;
  if (view.areas.some(({ grid }) => grid.length >= CELLS)) return { id: 'coach-earth-last-round' };
  if (payable > 0 && area.grid.length < 4)
    return { id: 'coach-earth-first-cards', soil: area.soil, cards: payable, grid: area.grid.length };
  if (view.hand.length <= FEW_CARDS) return { id: 'coach-earth-few-cards', hand: view.hand.length };
  if (payable === 0) return { id: 'coach-earth-low-soil', soil: area.soil, least: Math.min(...prices) };
  const spaces = freeSprouts(area);
  if (spaces >= WATERED) return { id: 'coach-earth-free-sprouts', spaces };
  return { id: 'coach-earth-compare', left: CELLS - area.grid.length };
}

function sideAdvice(view: EarthSeatView): Line {
  const area = areaOf(view, view.seat);
  const kind = area.island === null ? 'island' : area.climate === null ? 'climate' : 'ecosystem';
  return { id: `coach-earth-${kind}` };
}

/** The advice for the question that the seat is asked; null if there is none. */
export function coach(view: EarthSeatView): Line | null {
  const { question } = view;
  if (!question || view.seat === null || view.over) return null;
  const area = areaOf(view, view.seat);
  if (question.kind === 'side') return sideAdvice(view);
  if (question.kind === 'action') return actionAdvice(view, area);
  if (question.kind === 'plant') return { id: 'coach-earth-plant', count: question.count };
  if (view.stage === 'setup' && ['compost', 'pay_cards'].includes(question.kind))
    return { id: 'coach-earth-setup-compost', count: question.amount };
  return PLAIN.includes(question.kind) ? { id: `coach-earth-${question.kind.replace('_', '-')}` } : null;
}
