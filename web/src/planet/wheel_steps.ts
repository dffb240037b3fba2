/** A wheel in steps: mice send one large push per notch, touchpads many small ones. */
let sum = 0;
let heard = 0;
let turned = 0;

/** By how many fifths a push of the wheel turns the tile: -1, 0 or 1. */
export function fifths(event: { deltaY: number; timeStamp: number }): number {
  if (event.timeStamp - heard > 250) sum = 0;
  heard = event.timeStamp;
  sum += event.deltaY;
  if (Math.abs(sum) < 30 || heard - turned < 90) return 0;
  turned = heard;
  const turn = Math.sign(sum);
  sum = 0;
  return turn;
}
