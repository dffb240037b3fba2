// Written by `npm run types` from docs/views.schema.json. Do not edit.

/** An animal in play; all but its places are None while it lies face down. */
export interface AnimalView {
  animal: number | null;
  column: number;
  habitat: string | null;
  home: number;
  key: string | null;
  kind: string | null;
  leader: number | null;
  other: string | null;
  own_name: string | null;
  state: string;
  values: number[] | null;
  won_by: number | null;
}

/** What was left in a round, which everybody saw, and how many of these went where. */
export interface LeftoverView {
  boxed: number;
  on_11: number;
  on_12: number;
  round: number;
  tiles: number[];
}

/** The whole of what a seat may know. */
export interface PlanetSight {
  actors: number[];
  animals: AnimalView[];
  first: number;
  game: string;
  leftovers: LeftoverView[];
  objective_areas: number | null;
  objective_points: number | null;
  objective_rungs: RungView[] | null;
  objectives: (string | null)[];
  over: boolean;
  planets: PlanetView[];
  round: number;
  seat: number | null;
  seats: number;
  spot_11: number;
  spot_12: number;
  tiles: (TileView | null)[];
}

/** One seat's planet: twelve faces (None: free), its regions, the number of areas by habitat. */
export interface PlanetView {
  areas: Record<string, number>;
  faces: (TileView | null)[];
  regions: RegionView[];
}

/** A region: its habitat, size, areas, and the habitats that it touches. */
export interface RegionView {
  areas: number[];
  habitat: string;
  size: number;
  touches: string[];
}

/** One step of the own objective. */
export interface RungView {
  areas: number;
  points: number;
}

/** A face-up tile of the round, or one that lies on a planet (then `shows` is its pattern as turned). */
export interface TileView {
  pattern: string;
  shows: string;
  tile: number;
  turn: number;
}
