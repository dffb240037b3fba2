import { blob, dot, flower, green, leaf, line, n, oval, path, type Brush } from './strokes.ts';

const CACTI = /cactus|prickly pear/i;
const TRAPS = /flytrap|pitcher/i;
const BERRIES = /berr|kiwi|quince|mistletoe|tomato|jojoba|gram|asparagus|thorn|barbery|boxwood/i;

export function bush(brush: Brush): string {
  if (CACTI.test(brush.name)) return cactus(brush);
  if (TRAPS.test(brush.name)) return trap(brush);
  if (/corpse/i.test(brush.name)) return giantFlower(brush);
  if (/vine|bindweed|strangle|tresses|passion/i.test(brush.name)) return vine(brush);
  return shrub(brush, BERRIES.test(brush.name));
}

function shrub(brush: Brush, berries: boolean): string {
  const { random, bloom } = brush;
  const [wide, high] = [random.between(24, 34), random.between(18, 27)];
  let found = '';
  for (let stem = 0; stem < 5; stem += 1)
    found += line(`M60 86Q${n(46 + stem * 7)} 74 ${n(36 + stem * 12)} 58`, '#6b5238', 2);
  const lobes = random.whole(5, 7);
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const angle = Math.PI + (lobe / (lobes - 1)) * Math.PI;
    found += blob(
      random,
      60 + Math.cos(angle) * wide * 0.75,
      62 + Math.sin(angle) * high * 0.9,
      wide * 0.5,
      high * 0.55,
      green(random, lobe % 2 ? 32 : 38),
    );
  }
  found += blob(random, 60, 58, wide * 0.66, high * 0.66, green(random, 42));
  for (let mark = 0; mark < 16; mark += 1)
    found += leaf(
      60 + random.between(-wide, wide),
      60 + random.between(-high, high * 0.5),
      6,
      random.between(0, 6.3),
      2,
      green(random, 50),
    );
  const marks = random.whole(8, 13);
  const petals = random.whole(4, 8);
  for (let mark = 0; mark < marks; mark += 1) {
    const [x, y] = [60 + random.between(-wide, wide) * 0.95, 58 + random.between(-high, high * 0.6)];
    found += berries
      ? dot(x, y, 2.8, bloom) + dot(x - 0.8, y - 0.8, 0.8, '#ffffffaa')
      : flower(x, y, random.between(3.6, 5.6), petals, bloom);
  }
  return found;
}

function cactus(brush: Brush): string {
  const { random, bloom, name } = brush;
  const colour = green(random, 38);
  let found = '';
  if (/pear|beavertail/i.test(name)) {
    for (const [x, y, rx, ry, turn] of [
      [60, 68, 13, 17, 0],
      [44, 48, 11, 15, -20],
      [76, 46, 11, 15, 20],
      [60, 30, 10, 13, 4],
    ] as const) {
      found += oval(x, y, rx, ry, green(random, 40), turn);
      for (let spine = 0; spine < 6; spine += 1)
        found += dot(x + random.between(-rx, rx) * 0.6, y + random.between(-ry, ry) * 0.6, 0.9, '#f2e9c9');
    }
    return found + dot(60, 16, 4, bloom) + dot(40, 33, 3.4, bloom) + dot(82, 32, 3.4, bloom);
  }
  const columns = /organ/i.test(name) ? [34, 47, 60, 73, 86] : [60];
  for (const [place, x] of columns.entries()) {
    const top = 20 + Math.abs(place - (columns.length - 1) / 2) * 8;
    found +=
      line(`M${n(60 + (x - 60) * 0.5)} 86Q${n(x)} 74 ${n(x)} ${n(top)}`, colour, columns.length > 1 ? 9 : 16) +
      dot(x, top - 4, 3.4, bloom);
  }
  if (columns.length === 1)
    found += line('M60 58H40V38M60 50H82V30', colour, 10) + dot(40, 33, 3, bloom) + dot(82, 25, 3, bloom);
  return found;
}

function trap(brush: Brush): string {
  const { random, bloom, name } = brush;
  let found = '';
  for (let stem = 0; stem < 3; stem += 1) {
    const [x, y] = [34 + stem * 26, 42 + (stem % 2) * -10];
    found += line(`M60 86Q${n(x)} 76 ${n(x)} ${n(y + 8)}`, green(random, 40), 3);
    found += /pitcher/i.test(name)
      ? path(
          `M${n(x - 9)} ${n(y - 12)}Q${n(x - 12)} ${n(y + 14)} ${n(x)} ${n(y + 18)}T${n(x + 9)} ${n(y - 12)}Z`,
          bloom,
        ) +
        oval(x, y - 12, 9, 3, '#5c2f2b') +
        leaf(x - 8, y - 14, 18, -0.6, 4, green(random, 44))
      : path(
          `M${n(x - 14)} ${n(y)}Q${n(x)} ${n(y - 18)} ${n(x + 14)} ${n(y)}Q${n(x)} ${n(y - 4)} ${n(x - 14)} ${n(y)}Z`,
          '#c0473c',
        ) +
        path(
          `M${n(x - 14)} ${n(y + 2)}Q${n(x)} ${n(y + 18)} ${n(x + 14)} ${n(y + 2)}Q${n(x)} ${n(y + 4)} ${n(x - 14)} ${n(y + 2)}Z`,
          green(random, 46),
        ) +
        line(`M${n(x - 12)} ${n(y)}v4m6-6v5m6-5v5m6-4v4`, '#e9e2b5', 1);
  }
  return found;
}

function giantFlower({ bloom }: Brush): string {
  let found = '';
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [60 + Math.cos(angle) * 21, 56 + Math.sin(angle) * 14];
    found +=
      oval(x, y, 17, 12, bloom) +
      dot(x - 4, y, 2, '#f0d7c3') +
      dot(x + 5, y + 3, 2, '#f0d7c3') +
      dot(x + 1, y - 5, 1.6, '#f0d7c3');
  }
  return found + oval(60, 56, 14, 10, '#7a2d22') + oval(60, 57, 9, 6, '#3d1512');
}

function vine(brush: Brush): string {
  const { random, bloom } = brush;
  let found =
    line('M38 88V8M82 88V8', '#7d6243', 2.6) + line('M40 84Q60 76 80 68T42 46T80 26T50 8', green(random, 34), 3);
  for (let mark = 0; mark < 14; mark += 1)
    found += leaf(40 + random.between(0, 40), 12 + mark * 5, 13, random.between(0, 6.3), 5, green(random, 42));
  for (let mark = 0; mark < 5; mark += 1) found += flower(42 + random.between(0, 36), 16 + mark * 14, 7, 6, bloom);
  return found;
}
