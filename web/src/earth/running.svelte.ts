/** The activation run: what was planned for its cards, and answering the rest of it as advised. */
import { untrack } from 'svelte';
import { answersTo, type Answer } from './answers.ts';
import type { Moment } from './moment.svelte.ts';
import { plainAction, RUN_KINDS } from './sight.ts';

export class Running {
  readonly #now: Moment;

  constructor(now: Moment) {
    this.#now = now;
    $effect(() => this.#goOn());
    // A plan holds for one turn.
    const turn = $derived(`${now.view.round}/${now.view.active}/${now.view.stage === 'choosing'}`);
    $effect(() => {
      void turn;
      untrack(() => {
        now.desk.plans = new Map();
        this.#stop();
      });
    });
    $effect(() => {
      // What decides a window or an amount is pressed most: it stands out.
      const stands = now.kind === 'window' || now.kind === 'take';
      const lettered = this.answers.filter(({ key, weighed }) => /[a-z]/.test(key) && !weighed);
      const buttons = lettered.map(({ label, run, main }) => ({ label, run, main: stands && main }));
      untrack(() => now.props.offer(buttons.slice(0, 2)));
      return () => untrack(() => now.props.offer([]));
    });
  }

  /** The answers to the question that are given by a button. */
  readonly answers = $derived.by((): Answer[] => {
    const { props, view, offers, desk } = this.#now;
    if (!props.active) return [];
    return answersTo(view, offers, {
      act: (actions) => props.act(actions),
      propose: (choice) => this.#now.propose(choice.action),
      runOn: (most = false) => ([desk.most, desk.running] = [most, true]),
      waits: (action) => props.pending?.actions[0] === action,
    });
  });

  #goOn(): (() => void) | undefined {
    const { question, view, desk, offers, props } = this.#now;
    const { running } = desk;
    const { advice } = view;
    const plan = question?.card ? desk.plans.get(question.card) : undefined;
    return untrack(() => {
      if (!question || !props.active || !RUN_KINDS.includes(question.kind) || (!view.run && running)) {
        if (running && question) this.#stop();
        return undefined;
      }
      const skip = plainAction(offers, 'skip');
      if ((question.kind === 'ability' || question.kind === 'copy') && plan === 'skip' && skip !== null) return this.#insist([skip]);
      if (question.kind === 'ability' && plan === 'use' && advice.length) return this.#insist(advice);
      if (running && advice.length) return this.#insist(advice);
      const most = question.kind === 'take' && desk.most ? offers.plain.findLast(({ words }) => words.startsWith('amount ')) : undefined;
      if (running && most) return this.#insist([most.action]);
      if (running) this.#stop();
      return undefined;
    });
  }

  #stop(): void {
    this.#now.desk.running = false;
    this.#now.desk.most = false;
  }

  /** Send it, and again until something has come of it: what is on its way keeps the table busy for a moment. */
  #insist(actions: number[]): () => void {
    let tries = 0;
    const again = (): void => {
      if (tries++ > 60) return;
      this.#now.props.act(actions);
      timer = setTimeout(again, 50);
    };
    let timer = setTimeout(again, 0);
    return () => clearTimeout(timer);
  }
}
