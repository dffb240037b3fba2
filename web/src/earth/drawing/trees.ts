import { bark, blob, dot, flower, green, leaf, line, n, path, type Brush } from './strokes.ts';

const CONIFERS = /pine|spruce|fir|larch|sequoia|cypress|juniper/i;
const PALMS = /palm|banana|papaya|dragon/i;
const UMBRELLAS = /acacia|baobab|marula|syringa|mangrove|locust/i;
const WEEPING = /willow|wisteria|eucalyptus|fig|strangler/i;
const SLENDER = /birch|aspen|beech|sycamore/i;
const FRUITING = /apple|cherry|orange|olive|pomegranate|avocado|walnut|cinnamon|curry|magnolia|stewartia|buckeye/i;

export function tree(brush: Brush): string {
  const { name } = brush;
  if (CONIFERS.test(name)) return conifer(brush);
  if (PALMS.test(name)) return palm(brush);
  if (UMBRELLAS.test(name)) return umbrella(brush);
  if (WEEPING.test(name)) return weeping(brush);
  return broadleaf(brush, SLENDER.test(name), FRUITING.test(name));
}

function trunk({ random }: Brush, x: number, top: number, width: number, colour: string): string {
  const lean = random.between(-3, 3);
  return path(
    `M${n(x - width)} 84Q${n(x - width * 0.4)} 66 ${n(x - width * 0.4 + lean)} ${n(top)}L${n(x + width * 0.4 + lean)} ${n(top)}Q${n(x + width * 0.4)} 66 ${n(x + width)} 84Z`,
    colour,
  );
}

function conifer(brush: Brush): string {
  const { random } = brush;
  const colour = green(random, 27);
  const light = green(random, 36);
  const tiers = random.whole(4, 6);
  const [top, wide] = [random.between(8, 16), random.between(17, 27)];
  let found = trunk(brush, 60, 30, 4, bark(random));
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const y = top + (tier * (66 - top)) / tiers;
    const reach = wide * (0.35 + (0.65 * (tier + 1)) / tiers);
    const low = y + (70 - top) / tiers + 5;
    found += path(
      `M60 ${n(y)}Q${n(60 - reach * 0.3)} ${n(low - 8)} ${n(60 - reach)} ${n(low)}Q60 ${n(low - 4)} ${n(60 + reach)} ${n(low)}Q${n(60 + reach * 0.3)} ${n(low - 8)} 60 ${n(y)}Z`,
      tier % 2 ? colour : light,
    );
  }
  return found;
}

function palm(brush: Brush): string {
  const { random, bloom } = brush;
  const lean = random.between(-10, 10);
  const [x, y] = [60 + lean, random.between(26, 34)];
  let found = line(`M60 84Q${n(60 - lean * 0.6)} 58 ${n(x)} ${n(y)}`, bark(random), 5);
  const fronds = random.whole(8, 11);
  for (let frond = 0; frond < fronds; frond += 1) {
    const angle = Math.PI + (frond / (fronds - 1)) * Math.PI + random.between(-0.1, 0.1);
    const length = random.between(22, 32);
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.6 + 12];
    found += path(
      `M${n(x)} ${n(y)}Q${n(x + Math.cos(angle) * length * 0.7)} ${n(y + Math.sin(angle) * length - 6)} ${n(tx)} ${n(ty)}Q${n(x + Math.cos(angle) * length * 0.5)} ${n(y + Math.sin(angle) * length + 5)} ${n(x)} ${n(y)}Z`,
      green(random, 34),
    );
  }
  for (let fruit = 0; fruit < 4; fruit += 1) found += dot(x - 5 + fruit * 3.4, y + 4 + (fruit % 2) * 2, 2.6, bloom);
  return found;
}

function umbrella(brush: Brush): string {
  const { random } = brush;
  const fat = /baobab/i.test(brush.name) ? 11 : 4;
  const top = random.between(34, 42);
  const wood = bark(random);
  let found = trunk(brush, 60, top, fat, wood);
  for (const side of [-1, -0.4, 0.4, 1])
    found += line(
      `M60 ${n(top + 6)}Q${n(60 + side * 8)} ${n(top - 2)} ${n(60 + side * 26)} ${n(top - 10)}`,
      wood,
      fat > 5 ? 3 : 2,
    );
  const colour = green(random, 34);
  for (let crown = 0; crown < 4; crown += 1)
    found += blob(random, 30 + crown * 20, top - 13 - (crown % 2) * 5, 18, 8, crown % 2 ? colour : green(random, 40));
  return found;
}

function weeping(brush: Brush): string {
  const { random, bloom } = brush;
  const blooms = /wisteria/i.test(brush.name);
  let found = trunk(brush, 60, 30, 6, bark(random));
  const colour = green(random, 35);
  found += blob(random, 60, 28, 28, 17, colour);
  for (let strand = 0; strand < 15; strand += 1) {
    const x = 32 + strand * 4 + random.between(-1, 1);
    const low = random.between(46, 70);
    found += line(
      `M${n(x)} ${n(28 + Math.abs(60 - x) * 0.25)}Q${n(x + random.between(-3, 3))} ${n((low + 28) / 2)} ${n(x + random.between(-2, 2))} ${n(low)}`,
      strand % 2 ? colour : green(random, 44),
      2.4,
    );
    if (blooms) found += dot(x, low - 4, 2.6, bloom) + dot(x, low, 1.8, bloom);
  }
  return found;
}

function broadleaf(brush: Brush, slender: boolean, fruiting: boolean): string {
  const { random, bloom } = brush;
  const pale = slender && /birch|aspen|sycamore/i.test(brush.name);
  const wood = pale ? '#d9d3c4' : bark(random);
  let found = trunk(brush, 60, 34, slender ? 3.4 : 5.5, wood);
  if (pale)
    for (let mark = 0; mark < 5; mark += 1)
      found += line(`M${n(58 + random.between(-1, 1))} ${n(50 + mark * 7)}h3`, '#4a443c', 1.2);
  const maple = /maple/i.test(brush.name);
  const base = maple ? '#a8402f' : green(random, 30);
  const [rx, ry] = slender ? [15, 20] : [20, 15];
  const crowns = random.whole(4, 6);
  for (let crown = 0; crown < crowns; crown += 1) {
    const angle = (crown / crowns) * Math.PI * 2 + random.between(-0.3, 0.3);
    found += blob(
      random,
      60 + Math.cos(angle) * rx * 0.75,
      31 + Math.sin(angle) * ry * 0.6,
      rx * 0.72,
      ry * 0.78,
      crown % 2 ? base : maple ? '#c15a3d' : green(random, 37),
    );
  }
  found += blob(random, 57, 25, rx * 0.7, ry * 0.6, maple ? '#d0714c' : green(random, 44));
  const marks = fruiting ? random.whole(7, 10) : random.whole(3, 6);
  for (let mark = 0; mark < marks; mark += 1) {
    const [x, y] = [60 + random.between(-rx, rx) * 1.05, 31 + random.between(-ry, ry) * 0.9];
    if (/magnolia|stewartia|cherry/i.test(brush.name)) found += flower(x, y, 4.5, 5, '#f4e3e6');
    else if (fruiting) found += dot(x, y, 2.7, bloom);
    else found += leaf(x, y, 7, random.between(0, 6.3), 2.4, maple ? '#e08a5d' : green(random, 54));
  }
  return found;
}
