/** Holding a card close: the pointer rests on it, a finger stays on it, or the key `i` is pressed while it has the focus. */
import type { Action } from 'svelte/action';
import type { Desk } from './desk.svelte.ts';

const REST = 350;
const HELD = 420;

export interface Shown {
  desk: Desk;
  card?: number | null;
  goal?: string | null;
}

export const close: Action<HTMLElement, Shown> = (node, shown) => {
  let now = shown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const show = (): void => {
    const middle = node.getBoundingClientRect().left + node.getBoundingClientRect().width / 2;
    now.desk.lens = { card: now.card ?? null, goal: now.goal ?? null, side: middle < innerWidth * 0.36 ? 'right' : 'left' };
  };
  const hide = (): void => {
    clearTimeout(timer);
    now.desk.lens = null;
  };
  const wait = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      show();
    }, milliseconds);
  };
  const listeners: [string, (event: any) => void][] = [
    ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && wait(REST)],
    ['pointerleave', hide],
    ['pointerdown', (event: PointerEvent) => {
      held = false;
      if (event.pointerType !== 'mouse') wait(HELD);
    }],
    ['pointerup', (event: PointerEvent) => event.pointerType !== 'mouse' && hide()],
    ['pointercancel', hide],
    // An element that is taken away loses the focus in the middle of a drawing; state waits until that is done.
    ['blur', () => queueMicrotask(hide)],
    ['contextmenu', (event: Event) => held && event.preventDefault()],
    ['keydown', (event: KeyboardEvent) => {
      if (event.key !== 'i') return;
      if (now.desk.lens) hide();
      else show();
    }],
    // A finger that stayed wanted to look, not to choose.
    ['click', (event: MouseEvent) => {
      if (!held || !('pointerType' in event) || event.pointerType === 'mouse') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held = false;
    }],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener, { capture: name === 'click' });
  return {
    update: (next) => (now = next),
    destroy: () => {
      clearTimeout(timer);
      queueMicrotask(() => (now.desk.lens = null));
      for (const [name, listener] of listeners) node.removeEventListener(name, listener, { capture: name === 'click' });
    },
  };
};
