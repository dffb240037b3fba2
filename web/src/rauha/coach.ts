/** What matters now, in one sentence, for somebody who plays Rauha for the first time. */
import type { Line } from '../games.ts';
import { ROUNDS, type RauhaSeatView } from './view.ts';

const FIRST_ROUND = 1;

/** The advice for what the seat must do now; null if it must do nothing. */
export function coach(view: RauhaSeatView): Line | null {
  const { seat } = view;
  if (view.over || seat === null || !view.actors.includes(seat)) return null;
  const board = view.boards[seat]!;
  if (view.step === 'choose')
    return view.round === FIRST_ROUND && view.turn === 1
      ? { id: 'coach-rauha-first-card' }
      : { id: 'coach-rauha-choose', crystals: board.crystals };
  if (view.step === 'place') {
    const spaces = Object.values(view.spaces).flat();
    if (spaces.some(({ entities }) => entities.length > 0)) return { id: 'coach-rauha-entity' };
    return spaces.some(({ short, allowed }) => allowed && short === 0)
      ? { id: 'coach-rauha-place' }
      : { id: 'coach-rauha-discard', crystals: board.crystals };
  }
  if (view.scoring && view.round === ROUNDS) return { id: 'coach-rauha-last' };
  return view.scoring ? { id: 'coach-rauha-scoring', spores: board.spores.length } : { id: 'coach-rauha-activate' };
}
