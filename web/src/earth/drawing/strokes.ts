/** Small things that all drawings are made of. */
import type { SeededRandom } from './seeded_random.ts';

export interface Brush {
  random: SeededRandom;
  /** The colour of flower, fruit or cap. */
  bloom: string;
  name: string;
  latin: string;
}

/** A number as short as it may be in a path. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''}/>`;

export const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;

/** A leaf from its stalk to its tip. */
export function leaf(x: number, y: number, length: number, angle: number, width: number, fill: string): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [wx, wy] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const [mx, my] = [x + dx * 0.45, y + dy * 0.45];
  return path(
    `M${n(x)} ${n(y)}Q${n(mx + wx)} ${n(my + wy)} ${n(x + dx)} ${n(y + dy)}Q${n(mx - wx)} ${n(my - wy)} ${n(x)} ${n(y)}Z`,
    fill,
  );
}

/** A flower seen from the front. */
export function flower(x: number, y: number, r: number, petals: number, fill: string, heart = '#e9c64a'): string {
  let found = '';
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = (petal / petals) * Math.PI * 2 - Math.PI / 2;
    found += oval(
      x + Math.cos(angle) * r * 0.62,
      y + Math.sin(angle) * r * 0.62,
      r * 0.5,
      r * 0.3,
      fill,
      (angle * 180) / Math.PI,
    );
  }
  return found + dot(x, y, r * 0.28, heart);
}

/** An uneven rounded shape. */
export function blob(
  random: SeededRandom,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  bumps = 9,
): string {
  const points = Array.from({ length: bumps }, (_, place) => {
    const angle = (place / bumps) * Math.PI * 2;
    const reach = random.between(0.84, 1.1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const between = (a: readonly [number, number], b: readonly [number, number]) =>
    `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  let d = `M${between(points.at(-1)!, points[0]!)}`;
  points.forEach(
    (point, place) => (d += `Q${n(point[0])} ${n(point[1])} ${between(point, points[(place + 1) % bumps]!)}`),
  );
  return path(`${d}Z`, fill);
}

/** The greens and browns of a species. */
export const green = (random: SeededRandom, lightness = 36): string =>
  hsl(random.between(82, 150), random.between(28, 48), lightness + random.between(-5, 5));
export const bark = (random: SeededRandom): string =>
  hsl(random.between(18, 36), random.between(18, 34), random.between(24, 36));

const NAMED: [RegExp, string][] = [
  [/white|silver|milk|angel|garlic|moonl|puff/i, '#f3efe2'],
  [/black|horn of plenty/i, '#3b3640'],
  [
    /red|blood|rose|tomato|bleeding|fly agaric|cherr|strawb|apple|lobster|russula|pomegran|cage|starfish|beef/i,
    '#c4463a',
  ],
  [/yellow|golden|sun|mustard|honey|trefoil|banana|chicken|saffron|jack|corn|wheat/i, '#e2b53a'],
  [/orange|papaya|chanterelle|jalape|lingzhi/i, '#dd8433'],
  [/blue|laven|rosemary|indigo|blueb/i, '#5b78b8'],
  [/purple|violet|wisteria|heather|passion|persian|thistle|lotus|magnolia|chives|jelly/i, '#8a62a8'],
  [/pink|peony|weigela|oleander|daphne|muhly|orchid|dahlia|mimosa|sensitive/i, '#d5789a'],
  [/brown|penny|shiitake|oak|cork|iceman|parasol|panther/i, '#8d6440'],
  [/grey|gray|lichen/i, '#a9aca0'],
  [/green|mint|basil|parrot|moss|kiwi/i, '#7ba34c'],
];
const CHANCED = ['#c4463a', '#e2b53a', '#d5789a', '#8a62a8', '#f3efe2', '#dd8433', '#5b78b8', '#b5563c'];

/** The colour that the name tells of, or one that stays with the card. */
export const bloomOf = (name: string, random: SeededRandom): string =>
  NAMED.find(([word]) => word.test(name))?.[1] ?? random.pick(CHANCED);
