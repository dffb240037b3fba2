/** What matters now, in one sentence, for somebody who plays Planet for the first time. */
import type { Line } from '../games.ts';
import { bestOther, type PlanetSeatView } from './view.ts';

/** The first round in which an animal is given away. */
const FIRST_ANIMALS = 3;
const LAST_ROUNDS = 11;

/** The advice for the tile that the seat lays now; null if it has no turn. */
export function coach(view: PlanetSeatView): Line | null {
  const { seat, round } = view;
  if (view.over || seat === null || !view.actors.includes(seat)) return null;
  const coming = view.animals.find(({ column, state, key }) => column === round && state === 'in play' && key !== null);
  if (round < FIRST_ANIMALS) {
    const next = view.animals.find(({ state, key }) => state === 'in play' && key !== null);
    return next ? { id: 'coach-planet-begin', animal: { id: `planet-animal-${next.key}` }, round: next.column } : null;
  }
  if (coming?.values) {
    const [own, best] = [coming.values[seat] ?? 0, bestOther(coming.values, seat)];
    const animal = coming.own_name ?? { id: `planet-animal-${coming.key}` };
    const standing = own > best ? 'ahead' : own === best ? 'level' : 'behind';
    return { id: `coach-planet-${standing}`, animal, own, best };
  }
  const objective = view.objectives[seat];
  if (round >= LAST_ROUNDS && objective)
    return { id: 'coach-planet-last', habitat: { id: `planet-habitat-${objective}` } };
  return objective
    ? { id: 'coach-planet-objective', habitat: { id: `planet-habitat-${objective}` }, areas: view.objective_areas ?? 0 }
    : { id: 'coach-planet-next' };
}
