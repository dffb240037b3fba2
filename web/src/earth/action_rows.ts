/**
 * Rows of small answers. A person taps cells in any order; the server takes them in the order of the cells, one action each, and ends a row by
 * itself as soon as it can end in one way only. Here the taps become exactly the actions that will be asked for.
 */
export interface Space {
  action: number;
  /** How many more pieces fit, or how many can be given. */
  room: number;
}

function ahead(spaces: Map<number, Space>, rooms: Map<number, number>, from: number): { total: number; cells: number } {
  let [total, cells] = [0, 0];
  for (const cell of spaces.keys()) {
    const room = cell >= from ? (rooms.get(cell) ?? 0) : 0;
    total += room;
    if (room > 0) cells += 1;
  }
  return { total, cells };
}

/** The actions that place pieces on the tapped cells and no more. */
export function placing(
  taps: readonly number[],
  spaces: Map<number, Space>,
  count: number,
  { once = false, delicate = false, stop }: { once?: boolean; delicate?: boolean; stop: number },
): number[] {
  const rooms = new Map([...spaces].map(([cell, space]) => [cell, once ? Math.min(1, space.room) : space.room]));
  const actions: number[] = [];
  let [left, from] = [count, 0];
  const ended = (): boolean => {
    const { total, cells } = ahead(spaces, rooms, from);
    return left === 0 || total === 0 || (!delicate && (total <= left || cells <= 1));
  };
  for (const cell of [...taps].sort((a, b) => a - b)) {
    if (actions.length > 0 && ended()) return actions;
    actions.push(spaces.get(cell)!.action);
    rooms.set(cell, rooms.get(cell)! - 1);
    left -= 1;
    from = once ? cell + 1 : cell;
  }
  if (actions.length === 0 || !ended()) actions.push(stop);
  return actions;
}

/** The actions that give up pieces on the tapped cells, as many as are asked for. */
export function paying(taps: readonly number[], spaces: Map<number, Space>, count: number): number[] {
  const rooms = new Map([...spaces].map(([cell, space]) => [cell, space.room]));
  const actions: number[] = [];
  let [left, from] = [count, 0];
  for (const cell of [...taps].sort((a, b) => a - b)) {
    const { total, cells } = ahead(spaces, rooms, from);
    if (actions.length > 0 && (total === left || cells === 1)) return actions;
    actions.push(spaces.get(cell)!.action);
    rooms.set(cell, rooms.get(cell)! - 1);
    left -= 1;
    from = cell;
  }
  return actions;
}
