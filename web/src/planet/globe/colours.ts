import { Color } from 'three';
import { HABITATS } from '../view.ts';
import type { Palette } from './relief.ts';

export interface Colours {
  palette: Palette;
  core: Color;
  seat: Color;
  open: Color;
  act: Color;
  ink: Color;
}

/** The colours of the page, as the style sheet has them now. */
export function pageColours(element: Element): Colours {
  const style = getComputedStyle(element);
  const read = (name: string) => new Color(style.getPropertyValue(`--${name}`).trim());
  return {
    palette: Object.fromEntries(HABITATS.map((habitat) => [habitat, read(habitat)])) as Palette,
    core: read('strong-line').lerp(read('paper'), 0.25),
    seat: read('sunk'),
    open: read('card'),
    act: read('act'),
    ink: read('ink'),
  };
}
