/** Which symbols a person asks about: the one under the pointer, the touched one, or those in what has the focus. */

/** A symbol as the boards write it on its element: `data-symbol="earth:soil"`. */
export interface ExplainedSymbol {
  /** The text of its name; its sentence has the same id with "-about". */
  id: string;
  element: Element;
}

/** As many as a person reads at a glance. */
const MOST = 8;
const CONTROL = 'button, a, input, select, textarea, label, [role="button"], [role="switch"]';

function read(element: Element): ExplainedSymbol {
  const [title, name] = (element.getAttribute('data-symbol') ?? '').split(':');
  return { id: `symbol-${title}-${name}`, element };
}

/** The symbol that an event is about, if there is one. */
export function symbolAt(target: EventTarget | null): ExplainedSymbol | null {
  const element = target instanceof Element ? target.closest('[data-symbol]') : null;
  return element ? read(element) : null;
}

/** The button or field around an element, if there is one. */
export const controlAround = (element: Element): Element | null => element.closest(CONTROL);

/** The different symbols in an element, in reading order. */
export function symbolsIn(element: Element): ExplainedSymbol[] {
  const found = new Map<string, ExplainedSymbol>();
  for (const inner of element.querySelectorAll('[data-symbol]')) {
    const symbol = read(inner);
    if (!found.has(symbol.id)) found.set(symbol.id, symbol);
  }
  return [...found.values()].slice(0, MOST);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a box of that size lies beside another, above it or else below it, inside the screen. */
export function placeBeside(
  at: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const above = at.top - size.height - gap;
  const below = Math.min(at.bottom + gap, screen.height - size.height - gap);
  const middle = (at.left + at.right - size.width) / 2;
  return {
    left: Math.max(gap, Math.min(middle, screen.width - size.width - gap)),
    top: above >= gap ? above : Math.max(gap, below),
  };
}
