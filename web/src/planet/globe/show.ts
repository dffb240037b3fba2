/** What the globe shows besides the land, and what that means for each face and area. */
export interface Ghost {
  face: number;
  shows: string;
  turn: number;
  settled: boolean;
}

export interface Show {
  /** Faces that a tile can go to. */
  free: number[];
  /** The areas of the lit region, empty for none. */
  lit: number[];
  ghost: Ghost | null;
  /** The face that the keys are at. */
  cursor: number | null;
  /** Faces that the log speaks of. */
  marked: number[];
}

export const NOTHING: Show = { free: [], lit: [], ghost: null, cursor: null, marked: [] };

/** How a face is marked. */
export interface Marks {
  /** Bare: neither a tile nor a ghost lies there, so its number is to be seen. */
  bare: boolean;
  /** A tile can go there. */
  free: boolean;
  /** The ring round the face: none, faint because it is free, the colour of acting, or ink for keys and log. */
  ring: 'none' | 'faint' | 'act' | 'ink';
}

export function marksOf(show: Show, face: number, covered: boolean): Marks {
  const haunted = show.ghost?.face === face;
  const free = show.free.includes(face);
  const named = show.marked.includes(face);
  const keyed = show.cursor === face;
  const ring = named || (keyed && !haunted) ? 'ink' : haunted ? 'act' : free && !covered ? 'faint' : 'none';
  return { bare: !covered && !haunted, free, ring };
}

/** Whether an area stands back because the region of others is lit. */
export const standsBack = (show: Show, area: number): boolean => show.lit.length > 0 && !show.lit.includes(area);
