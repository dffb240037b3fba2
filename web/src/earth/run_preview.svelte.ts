/** What answering the rest of the activation as advised would use, skip and gain. */
import type { Line, PreviewResult } from '../games.ts';
import type { BoardContext } from './board_context.svelte.ts';
import { cardNamed } from './catalogue.ts';
import { RUN_KINDS, type EarthSeatView, type SeatView } from './view.ts';

/** What changes, by the symbol it is drawn with; what stays the same is left out. */
export type Changes = ReadonlyMap<string, number>;

export interface RunOutcome {
  used: number[];
  skipped: number[];
  changes: Changes;
  points: number;
}

/** Answers that are looked ahead at most, and how long a question rests before that. */
const MOST_ANSWERS = 30;
const REST = 250;

const sum = (area: SeatView, piece: 'sprouts' | 'growth'): number =>
  area.grid.reduce((total, card) => total + card[piece], 0);

const held = (area: SeatView): [string, number][] => [
  ['soil', area.soil],
  ['sprout', sum(area, 'sprouts')],
  ['growth', sum(area, 'growth')],
  ['compost', area.compost],
  ['draw', area.hand],
];

/** The cards that lines of one kind name, of one seat. */
const named = (lines: readonly Line[], id: string, seat: number): number[] =>
  lines.flatMap((line) => (line.id === id && line['seat'] === seat ? (cardNamed(line['card']) ?? []) : []));

export function outcomeOf(before: EarthSeatView, after: PreviewResult<EarthSeatView>, seat: number): RunOutcome {
  const [was, now] = [before.areas[seat]!, after.view.areas[seat]!];
  const then = new Map(held(now));
  const changes = held(was).map(([what, amount]) => [what, then.get(what)! - amount] as const);
  return {
    used: named(after.lines, 'earth-uses', seat),
    skipped: named(after.lines, 'earth-skipped', seat),
    changes: new Map(changes.filter(([, by]) => by !== 0)),
    points: now.points - was.points,
  };
}

const goesOn = (view: EarthSeatView): boolean =>
  view.question !== null && view.run !== null && view.advice.length > 0 && RUN_KINDS.includes(view.question.kind);

export class RunPreview {
  readonly #context: BoardContext;
  #known = $state.raw<{ question: string; outcome: RunOutcome } | null>(null);

  constructor(context: BoardContext) {
    this.#context = context;
    $effect(() => {
      const { question, view, asked, run } = context;
      if (!question || !goesOn(view) || run) return undefined;
      const timer = setTimeout(() => void this.#look(asked), REST);
      return () => clearTimeout(timer);
    });
  }

  /** What the rest would come to; null while it is not known. */
  readonly outcome = $derived.by((): RunOutcome | null =>
    this.#known?.question === this.#context.asked ? this.#known.outcome : null,
  );

  async #look(asked: string): Promise<void> {
    const { props, view, home } = this.#context;
    const actions: number[] = [];
    let seen: PreviewResult<EarthSeatView> | null = null;
    let advice = view.advice;
    while (advice.length > 0 && actions.length < MOST_ANSWERS) {
      actions.push(...advice);
      const next = await props.preview([...actions]);
      if (this.#context.asked !== asked) return;
      if (!next) break;
      seen = next;
      advice = goesOn(next.view) ? next.view.advice : [];
    }
    if (seen) this.#known = { question: asked, outcome: outcomeOf(view, seen, home) };
  }
}
