/** Holding a card close: the pointer rests on it, a finger stays on it, or the key `i` is pressed while it has the focus. */
import type { Action } from 'svelte/action';
import type { EarthModel } from './model.svelte.ts';

const REST = 350;
const HELD = 420;

export interface Shown {
  model: EarthModel;
  card?: number | null;
  goal?: string | null;
}

export const cardPopover: Action<HTMLElement, Shown> = (node, shown) => {
  let target = shown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const show = (): void => {
    const middle = node.getBoundingClientRect().left + node.getBoundingClientRect().width / 2;
    target.model.popover = {
      card: target.card ?? null,
      goal: target.goal ?? null,
      // The cards that a goal counts are lit in the grid.
      side: target.goal || middle < innerWidth * 0.36 ? 'right' : 'left',
    };
  };
  const hide = (): void => {
    clearTimeout(timer);
    target.model.popover = null;
  };
  const wait = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      show();
    }, milliseconds);
  };
  // A finger that stays on it sees the card, so its symbols are not explained one by one.
  node.dataset['closeUp'] = '';
  const isMouse = (event: Event): boolean => !('pointerType' in event) || event.pointerType === 'mouse';
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => isMouse(event) && wait(REST)],
    ['pointerleave', hide],
    [
      'pointerdown',
      (event) => {
        held = false;
        if (!isMouse(event)) wait(HELD);
      },
    ],
    ['pointerup', (event) => !isMouse(event) && hide()],
    ['pointercancel', hide],
    // An element that is taken away loses the focus in the middle of a drawing; state waits until that is done.
    ['blur', () => queueMicrotask(hide)],
    ['contextmenu', (event) => held && event.preventDefault()],
    [
      'keydown',
      (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== 'i') return;
        if (target.model.popover) hide();
        else show();
      },
    ],
    // A finger that stayed wanted to look, not to choose.
    [
      'click',
      (event) => {
        if (!held || isMouse(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        held = false;
      },
    ],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener, { capture: name === 'click' });
  return {
    update: (next) => (target = next),
    destroy: () => {
      clearTimeout(timer);
      queueMicrotask(() => (target.model.popover = null));
      for (const [name, listener] of listeners) node.removeEventListener(name, listener, { capture: name === 'click' });
    },
  };
};
