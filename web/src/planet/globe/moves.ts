/** Movements of the picture: each is asked at every frame and says whether it goes on. */
export type Move = (now: number) => boolean;

const ease = (part: number): number => 1 - (1 - part) ** 3;

/** A movement with a duration in milliseconds; its clock starts when it is first drawn. */
export function timed(length: number, to: (part: number) => unknown, start = performance.now()): Move {
  to(0);
  return (now) => {
    const part = Math.min(1, Math.max(0, (now - start) / length));
    to(ease(part));
    return part < 1;
  };
}

/** Milliseconds in which a ball that was let go of loses most of its speed. */
const FADE = 260;
/** Pixels per millisecond: slower than this at the hand it does not roll, slower than that on its way it stops. */
const ENOUGH = 0.05;
const STILL = 0.015;

/** How a ball rolls on after its release at a speed in pixels per millisecond; null if it was held still. */
export function rolling(vx: number, vy: number, start = performance.now()): ((now: number) => Roll) | null {
  if (Math.hypot(vx, vy) < ENOUGH) return null;
  let [x, y, last] = [vx, vy, start];
  return (now) => {
    const time = Math.max(0, Math.min(50, now - last));
    last = now;
    const roll = { dx: x * time, dy: y * time };
    const slower = Math.exp(-time / FADE);
    [x, y] = [x * slower, y * slower];
    return { ...roll, on: Math.hypot(x, y) > STILL };
  };
}

/** One frame of rolling: by how many pixels, and whether it goes on. */
export interface Roll {
  dx: number;
  dy: number;
  on: boolean;
}
