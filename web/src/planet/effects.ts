/** What a placement would change: the server's preview beside what is seen now. */
import { bestOther, type AnimalView, type PlanetSeatView, type RegionView } from './view.ts';

export interface AnimalEffect {
  /** Its place among the twenty in play. */
  number: number;
  animal: AnimalView;
  was: number;
  now: number;
  best: number;
  /** Decided by this very placement: who takes it (null: nobody, it stays or goes). */
  decided: boolean;
  taker: number | null;
  carried: boolean;
  /** Who would lead; null: nobody. */
  leader: number | null;
}

export interface Merge {
  habitat: string;
  /** The sizes of the regions that become one, largest first. */
  from: number[];
  size: number;
}

export interface ObjectiveEffect {
  areas: { was: number; now: number };
  points: { was: number; now: number };
}

export interface Effects {
  animals: AnimalEffect[];
  objective: ObjectiveEffect | null;
  merged: Merge[];
}

export function effectsOf(before: PlanetSeatView, after: PlanetSeatView, seat: number): Effects {
  return {
    animals: animalEffects(before, after, seat),
    objective: objectiveEffect(before, after),
    merged: merges(before, after, seat),
  };
}

function animalEffects(before: PlanetSeatView, after: PlanetSeatView, seat: number): AnimalEffect[] {
  return before.animals.flatMap((animal, number) => {
    const then = after.animals[number];
    if (!animal.values || !then) return [];
    const was = animal.values[seat]!;
    const decided = animal.column === before.round && after.round !== before.round;
    return {
      number,
      animal,
      was,
      now: then.values?.[seat] ?? was,
      best: bestOther(then.values ?? animal.values, seat),
      decided,
      taker: then.won_by,
      carried: decided && then.state === 'in play',
      leader: then.leader,
    };
  });
}

function objectiveEffect(before: PlanetSeatView, after: PlanetSeatView): ObjectiveEffect | null {
  if (before.objective_areas === null || after.objective_areas === null) return null;
  return {
    areas: { was: before.objective_areas, now: after.objective_areas },
    points: { was: before.objective_points ?? 0, now: after.objective_points ?? 0 },
  };
}

/** Regions of the new planet that hold two or more of the old ones. */
function merges(before: PlanetSeatView, after: PlanetSeatView, seat: number): Merge[] {
  const old = before.planets[seat]?.regions ?? [];
  const within = (part: RegionView, whole: RegionView) =>
    part.habitat === whole.habitat && whole.areas.includes(part.areas[0]!);
  return (after.planets[seat]?.regions ?? []).flatMap((region) => {
    const from = old.filter((part) => within(part, region)).map((part) => part.size);
    return from.length > 1 ? { habitat: region.habitat, from: from.sort((a, b) => b - a), size: region.size } : [];
  });
}
