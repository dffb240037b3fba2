import type { Place } from '../games.ts';

/**
 * The elements of a place, as CSS selectors. Boards name their places in `data-place` or `data-spot`, their cards in
 * `data-card` and `data-keep`, their actions in `data-action`, their cells in `data-cell` or, while nothing can be put there, `data-free`.
 */
export function selectorsOf(place: Place): string[] {
  const [kind = '', ...parts] = place.split(':');
  const found = [`[data-place="${place}"]`, `[data-spot="${place}"]`];
  if (kind === 'card') found.push(`[data-card="${parts[0]}"]`, `[data-keep="${parts[0]}"]`);
  // On a phone they may be in a sheet: then the button that opens it is meant.
  if (kind === 'entity') found.push(`[data-spot="source:${parts[0]}"]`);
  if (['animal', 'entity', 'goal', 'objective', 'water'].includes(kind))
    found.push(`:root:not(:has(${found.join(', ')})) [data-opens="goals"]`);
  if (kind === 'action') found.push(`[data-action="${parts[0]}"]`);
  if (kind === 'cell' && parts.length === 3)
    found.push(`[data-cell="${parts[1]}:${parts[2]}"]`, `[data-free="${parts[1]}:${parts[2]}"]`);
  return found;
}

/**
 * Stronger than what a board itself draws round its cells and cards. What is filled to its edge, or has the same colour, has the
 * outline outside: it says so with `--mark-offset`.
 */
const RULE = `{
  outline: 5px solid var(--act) !important;
  outline-offset: var(--mark-offset, -5px) !important;
  border-radius: 8px;
  animation: highlighted 1.4s ease-in-out infinite;
}`;

/** The pixels of an outline would be units of the drawing, so a drawing strokes its own shapes in this colour. */
const RULE_IN_DRAWINGS = '{ --highlight: var(--act); }';

/** Outline the elements of some places until the returned function is called, elements that appear later too. */
export function highlight(places: readonly Place[]): () => void {
  const selectors = places.filter((place) => /^[\w:-]+$/.test(place)).flatMap(selectorsOf);
  if (selectors.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  const found = `:is(${selectors.join(', ')})`;
  sheet.replaceSync(`${found}:not(svg *) ${RULE} svg ${found} ${RULE_IN_DRAWINGS}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
