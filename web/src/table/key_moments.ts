/** The moments that decided a game, found in everyone's points after each action. */

export interface KeyMoment {
  /** After how many actions. */
  at: number;
  kind: 'lead' | 'gain';
  seat: number;
  points: number;
}

/** How many lead changes are named at most, the latest ones. */
const LEADS = 3;

const leaderOf = (points: readonly number[]): number | null => {
  const best = Math.max(...points);
  return points.filter((one) => one === best).length === 1 ? points.indexOf(best) : null;
};

/** The last changes of the sole leader, and the largest gain of one action, in the order in which they came. */
export function keyMoments(course: readonly (readonly number[])[]): KeyMoment[] {
  const leads: KeyMoment[] = [];
  let gain: KeyMoment | null = null;
  let leader: number | null = null;
  course.forEach((points, at) => {
    const now = leaderOf(points);
    if (now !== null && now !== leader && at > 0) leads.push({ at, kind: 'lead', seat: now, points: points[now]! });
    leader = now ?? leader;
    const before = course[at - 1];
    // The end adds what was hidden until then: that is no move of anybody.
    if (!before || at === course.length - 1) return;
    points.forEach((value, seat) => {
      const more = value - before[seat]!;
      if (more > 0 && more > (gain?.points ?? 0)) gain = { at, kind: 'gain', seat, points: more };
    });
  });
  const found = leads.slice(-LEADS);
  return (gain ? [...found, gain] : found).sort((one, other) => one.at - other.at);
}
