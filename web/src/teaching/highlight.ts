import type { Place } from '../games.ts';

/**
 * The elements of a place, as CSS selectors. Boards name their places in `data-place` or `data-spot`, their cards in
 * `data-card` and `data-keep`, their actions in `data-action`, their cells in `data-cell`.
 */
export function selectorsOf(place: Place): string[] {
  const [kind = '', ...parts] = place.split(':');
  const found = [`[data-place="${place}"]`, `[data-spot="${place}"]`];
  if (kind === 'card') found.push(`[data-card="${parts[0]}"]`, `[data-keep="${parts[0]}"]`);
  if (kind === 'action') found.push(`[data-action="${parts[0]}"]`);
  if (kind === 'cell' && parts.length === 3) found.push(`[data-cell="${parts[1]}:${parts[2]}"]`);
  if (kind === 'face') found.push(`[data-face="${Number(parts[1]) - 1}"]`);
  return found;
}

const RULE = '{ outline: 4px solid var(--act); outline-offset: -2px; border-radius: 8px; }';

/** Outline the elements of some places until the returned function is called, elements that appear later too. */
export function highlight(places: readonly Place[]): () => void {
  const selectors = places.filter((place) => /^[\w:-]+$/.test(place)).flatMap(selectorsOf);
  if (selectors.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selectors.join(', ')}) ${RULE}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
