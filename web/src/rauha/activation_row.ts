/** Using several things with one press: the row of actions, and what it comes to. */
import type { Choice, PreviewResult } from '../games.ts';
import type { RauhaSeatView, SourceView } from './view.ts';

/** A source by a name that stays the same while others are used. */
export const nameOf = (source: SourceView): string => source.entity ?? `cell ${source.cell! + 1}`;

export const isFree = (source: SourceView): boolean => source.effect.pay === 0;

/** Sources that the person has asked for, or left out: by name, with the further choice (a spore's cell, an animal). */
export type Marks = ReadonlyMap<string, { wanted: boolean; then: number | null }>;

/** Whether a source is used by the next press: what is free is, what is paid for only if it is asked for. */
export function wanted(source: SourceView, marks: Marks): boolean {
  if (source.state === 'used' || source.state === 'idle' || source.state === 'full') return false;
  return marks.get(nameOf(source))?.wanted ?? (isFree(source) && source.state === 'ready');
}

/** The row that uses what is wanted, in the order in which the server lists it, which is the one that serves best. */
export function rowOf(sources: readonly SourceView[], marks: Marks): number[] {
  const row: number[] = [];
  const buysSpore = sources.some((source) => source.effect.spores > 0 && wanted(source, marks));
  for (const source of sources) {
    // Points for spores that are only now coming.
    const later = source.state === 'idle' && source.effect.per === 'spore' && buysSpore;
    if (!wanted(source, marks) && !later) continue;
    row.push(source.action);
    const then = marks.get(nameOf(source))?.then ?? bestOf(source);
    if (then !== null) row.push(then);
  }
  return row;
}

/** The animal with most points; a spore has no best cell. */
function bestOf(source: SourceView): number | null {
  const animals = source.then.filter((one) => one.animal !== null);
  return (
    animals.reduce<(typeof animals)[number] | null>(
      (best, one) => (best === null || one.points > best.points ? one : best),
      null,
    )?.action ?? null
  );
}

export interface Sum {
  points: number;
  crystals: number;
  spores: number;
  /** Whether the seat would still be asked. */
  asked: boolean;
  /** Whether something free would still be there then. */
  more: boolean;
}

/** Whether taking everything free at once is the same as a row: it takes no more, and each use gains something. */
export const comesToSame = ({ explain }: Choice, sum: Sum): boolean =>
  sum.spores === 0 && sum.crystals === Number(explain['crystals']) && sum.points === Number(explain['points']);

/** What a row comes to, from what the seat sees now and what it would see then. */
export function sumOf(now: RauhaSeatView, then: PreviewResult<RauhaSeatView>, seat: number): Sum {
  const [before, after] = [now.boards[seat]!, then.view.boards[seat]!];
  const asked = then.view.step === 'activate' && then.view.totem === now.totem && then.view.actors.includes(seat);
  const water = then.lines.filter((line) => line.id === 'rauha-water' && line['seat'] === seat);
  return {
    // Water counts by itself after the last use; it is no gain of the row.
    points: after.points - before.points - water.reduce((sum, line) => sum + Number(line['points']), 0),
    crystals: after.crystals - before.crystals,
    spores: after.spores.length - before.spores.length,
    asked,
    more: asked && then.view.activation.sources.some((source) => source.state === 'ready' && isFree(source)),
  };
}
