import { dot, flower, green, leaf, line, n, oval, path, type Brush } from './strokes.ts';

const GRASSES = /grass|fescue|wheat|bluestem|muhly|reed|chives|flax|corn|ginger|celery|onion|garlic/i;
const MOSSES = /moss|lichen|oakmoss/i;
const LILIES = /water lily|lotus|victoria/i;
const UMBELS = /fennel|coriander|mustard|amaranth/i;

export function herb(brush: Brush): string {
  const { name } = brush;
  if (GRASSES.test(name)) return grass(brush);
  if (MOSSES.test(name)) return moss(brush);
  if (LILIES.test(name)) return lily(brush);
  if (UMBELS.test(name)) return umbel(brush);
  return leafy(brush);
}

function grass(brush: Brush): string {
  const { random, bloom } = brush;
  const eared = /wheat|corn|muhly|bluestem|grass|reed/i.test(brush.name);
  const blades = random.whole(11, 17);
  let found = '';
  for (let blade = 0; blade < blades; blade += 1) {
    const x = 46 + (28 * blade) / blades + random.between(-2, 2);
    const bend = (x - 60) * random.between(0.6, 1.6) + random.between(-6, 6);
    const top = random.between(18, 44);
    found += path(
      `M${n(x - 1.6)} 84Q${n(x + bend * 0.2)} ${n((84 + top) / 2)} ${n(x + bend)} ${n(top)}Q${n(x + bend * 0.3 + 3)} ${n((84 + top) / 2)} ${n(x + 1.6)} 84Z`,
      green(random, random.between(30, 46)),
    );
    if (eared && blade % 3 === 0)
      for (let seed = 0; seed < 6; seed += 1)
        found += oval(
          x + bend * (1 - seed * 0.06) + (seed % 2 ? 1.8 : -1.8),
          top + seed * 3,
          1.4,
          2.4,
          bloom === '#f3efe2' ? '#cdb67a' : bloom,
        );
  }
  if (/chives|garlic|onion/i.test(brush.name))
    for (let head = 0; head < 3; head += 1) found += dot(46 + head * 14, 24 + (head % 2) * 6, 6, bloom);
  return found;
}

function moss(brush: Brush): string {
  const { random, bloom } = brush;
  const pale = /lichen|iceland/i.test(brush.name);
  let found = '';
  for (let tuft = 0; tuft < 26; tuft += 1) {
    const x = random.between(26, 94);
    const y = 82 - Math.max(0, 1 - Math.abs(x - 60) / 40) * random.between(0, 30);
    for (const turn of [-0.6, 0, 0.6])
      found += line(
        `M${n(x)} ${n(y)}l${n(Math.sin(turn) * 6)} ${n(-Math.cos(turn) * random.between(5, 9))}`,
        pale ? bloom : green(random, 42),
        2.2,
      );
    if (tuft % 4 === 0)
      found += line(`M${n(x)} ${n(y - 6)}v-10`, '#8d7a4a', 1) + oval(x, y - 17, 1.6, 2.6, pale ? '#b06a48' : '#a98c3e');
  }
  return found;
}

function lily(brush: Brush): string {
  const { random, bloom } = brush;
  let found = path('M0 62Q30 58 60 62T120 62V90H0Z', '#5f93a8') + path('M0 72Q30 68 60 72T120 72V90H0Z', '#4d8299');
  for (let pad = 0; pad < 4; pad += 1) found += oval(26 + pad * 23, 68 + (pad % 2) * 9, 15, 6, green(random, 38));
  for (let petal = 0; petal < 9; petal += 1)
    found += leaf(60, 64, 25, Math.PI * (1.05 + petal * 0.1125), 6, petal % 2 ? bloom : '#f4e6ec');
  return found + dot(60, 60, 3.4, '#e9c64a');
}

function umbel(brush: Brush): string {
  const { random, bloom } = brush;
  const stem = green(random, 38);
  let found = '';
  for (let stalk = 0; stalk < 3; stalk += 1) {
    const [x, top] = [40 + stalk * 20, random.between(20, 34)];
    found += line(`M60 84Q${n(x)} 62 ${n(x)} ${n(top + 12)}`, stem, 2);
    for (let ray = 0; ray < 7; ray += 1) {
      const rx = x + (ray - 3) * 4;
      found +=
        line(`M${n(x)} ${n(top + 12)}L${n(rx)} ${n(top + Math.abs(ray - 3))}`, stem, 1) +
        dot(rx, top + Math.abs(ray - 3), 2.3, bloom);
    }
    found += leaf(60 + (x - 60) * 0.6, 66, 14, stalk - 1 < 0 ? Math.PI * 1.1 : -0.2, 3, green(random, 44));
  }
  return found;
}

function leafy(brush: Brush): string {
  const { random, bloom } = brush;
  const stems = random.whole(2, 4);
  const petals = random.whole(5, 9);
  const broad = random.between(3, 6);
  const big = /sun flower/i.test(brush.name);
  let found = '';
  for (let stem = 0; stem < stems; stem += 1) {
    const x = 60 + (stem - (stems - 1) / 2) * (44 / stems);
    const top = random.between(20, 36);
    const colour = green(random, 34);
    found += line(`M60 84Q${n(60 + (x - 60) * 0.4)} 60 ${n(x)} ${n(top)}`, colour, 2.4);
    for (let pair = 0; pair < 4; pair += 1) {
      const y = 74 - pair * 11;
      const at = 60 + (x - 60) * (pair / 5);
      found +=
        leaf(at, y, random.between(12, 18) - pair, Math.PI + 0.5, broad, green(random, 40)) +
        leaf(at, y, random.between(12, 18) - pair, -0.5, broad, green(random, 46));
    }
    const size = big ? 13 : random.between(6, 9);
    found += /tulip/i.test(brush.name)
      ? path(`M${n(x - 7)} ${n(top - 8)}q0 14 7 14t7-14q-3 3-4 5q-2-6-3-7q-2 2-3 7q-2-4-4-5Z`, bloom)
      : /laven|bee balm|mint|basil|rosemary|nettle/i.test(brush.name)
        ? Array.from({ length: 6 }, (_, step) =>
            oval(x + (step % 2 ? 2 : -2), top - 6 + step * 3.4, 2.6, 2.2, bloom),
          ).join('')
        : flower(x, top, size, big ? 14 : petals, bloom, big ? '#6b4a2a' : undefined);
  }
  return found;
}
