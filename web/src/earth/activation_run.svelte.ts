/** The activation run: what was planned for its cards, and answering the rest of it as advised. */
import { untrack } from 'svelte';
import { answersTo, type Answer } from './answers.ts';
import type { BoardContext } from './board_context.svelte.ts';
import type { PieceChoice } from './piece_choice.svelte.ts';
import { plainAction, RUN_KINDS } from './view.ts';

export class ActivationRun {
  readonly #context: BoardContext;
  readonly #pieces: PieceChoice;

  constructor(context: BoardContext, pieces: PieceChoice) {
    this.#context = context;
    this.#pieces = pieces;
    $effect(() => this.#goOn());
    $effect(() => {
      // What decides a window or an amount is pressed most: it stands out.
      const stands = context.kind === 'window' || context.kind === 'take';
      const lettered = this.answers.filter(({ key, weighed }) => /[a-z]/.test(key) && !weighed);
      const buttons = lettered.map(({ label, run, main }) => ({ label, run, main: stands && main }));
      untrack(() => context.props.offer(buttons.slice(0, 2)));
    });
    $effect(() => () => context.props.offer([]));
  }

  /** The answers to the question that are given by a button. */
  readonly answers = $derived.by((): Answer[] => {
    const { props, view, offers } = this.#context;
    if (!props.active) return [];
    return answersTo(view, offers, {
      act: (actions) => props.act(actions),
      propose: (choice) => this.#context.propose(choice.action),
      runOn: (most = false) => this.#context.startRun(most),
      waits: (action) => props.pending?.actions[0] === action,
      marked: this.#pieces.marked,
    });
  });

  /** What the run answers by itself now; null: nothing. */
  readonly #automatic = $derived.by((): number[] | null => {
    const { question, view, offers, props, plans, run } = this.#context;
    if (!question || !props.active || !RUN_KINDS.includes(question.kind)) return null;
    const plan = question.card ? plans.get(question.card) : undefined;
    const skip = plainAction(offers, 'skip');
    if ((question.kind === 'ability' || question.kind === 'copy') && plan === 'skip' && skip !== null) return [skip];
    if (question.kind === 'ability' && plan === 'use' && view.advice.length) return view.advice;
    if (!run || !view.run) return null;
    if (view.advice.length) return view.advice;
    const most =
      question.kind === 'take' && run.most
        ? offers.plain.findLast(({ words }) => words.startsWith('amount '))
        : undefined;
    return most ? [most.action] : null;
  });

  #goOn(): (() => void) | undefined {
    const { question, run } = this.#context;
    const actions = this.#automatic;
    return untrack(() => {
      if (actions) return this.#insist(actions);
      if (run && question) this.#context.stopRun();
      return undefined;
    });
  }

  /** Send it, and again until something has come of it: what is on its way keeps the table busy for a moment. */
  #insist(actions: number[]): () => void {
    let tries = 0;
    const again = (): void => {
      if (tries++ > 60) return;
      this.#context.props.act(actions);
      timer = setTimeout(again, 50);
    };
    let timer = setTimeout(again, 0);
    return () => clearTimeout(timer);
  }
}
