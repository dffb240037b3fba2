/** The keys of the board: numbers and letters answer the question, `h` goes to the hand, `g` to the grid. */
import { answerOf, type Answer } from './answers.ts';
import type { BoardContext } from './board_context.svelte.ts';
import { ACTIONS } from './view.ts';

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What a number chooses gets the focus, so that Enter confirms it. */
function chooseByNumber(context: BoardContext, number: number): boolean {
  const { kind, view, offers, props } = context;
  const action = ACTIONS[number - 1];
  const side = view.sides.flat()[number - 1]?.key;
  const keep = props.active ? view.looking_at[number - 1] : undefined;
  if (kind === 'action' && action) {
    context.proposeAction(action);
    focusOn(`[data-action="${action}"]`);
  } else if (kind === 'side' && side) {
    context.proposeSide(side);
    focusOn(`[data-side="${side}"]`);
  } else if (keep !== undefined && offers.keep.has(keep)) {
    context.propose(offers.keep.get(keep)!);
    focusOn(`[data-keep="${keep}"]`);
  } else return false;
  return true;
}

export function handleKey(event: KeyboardEvent, context: BoardContext, answers: readonly Answer[]): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog')) return;
  const { pending } = context.props;
  const answer = answerOf(answers, event.key);
  // Enter on what is chosen already confirms it.
  if (event.key === 'Enter' && pending && target?.closest('[aria-pressed="true"]')) context.props.act(pending.actions);
  else if (answer) {
    answer.run();
    focusOn(`[data-answer="${answer.key}"]`);
  } else if (chooseByNumber(context, Number(event.key))) event.preventDefault();
  else if (event.key === 'Escape') context.select({});
  else if (event.key === 'h') focusOn('[data-card][tabindex="0"]');
  else if (event.key === 'g') focusOn('[data-cell][tabindex="0"]');
  else return;
  event.preventDefault();
}
