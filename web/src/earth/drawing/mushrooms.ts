import { blob, dot, hsl, line, n, oval, path, type Brush } from './strokes.ts';

const BRACKETS =
  /turkey|chicken|beefsteak|cork|iceman|lingzhi|pheasant|silver leaf|oyster|brown-rot|stiptic|ram's|jelly ear/i;
const ODD = /coral|staghorn|lion|tooth|cage|starfish|slime|jellydisc|cookeina|horn|morel/i;

export function mushroom(brush: Brush): string {
  if (/puffball/i.test(brush.name)) return puffball(brush);
  if (/cage/i.test(brush.name)) return cage(brush);
  if (/starfish/i.test(brush.name)) return starfish(brush);
  if (/morel/i.test(brush.name)) return morel(brush);
  if (BRACKETS.test(brush.name)) return brackets(brush);
  if (ODD.test(brush.name)) return antlers(brush);
  return caps(brush);
}

function stalk(x: number, top: number, width: number, fill: string): string {
  return path(
    `M${n(x - width)} 84Q${n(x - width * 0.5)} ${n((84 + top) / 2)} ${n(x - width * 0.6)} ${n(top)}H${n(x + width * 0.6)}Q${n(x + width * 0.5)} ${n((84 + top) / 2)} ${n(x + width)} 84Z`,
    fill,
  );
}

function caps(brush: Brush): string {
  const { random, bloom, name } = brush;
  const count = random.whole(1, 3);
  const tall = /mane|mycena|parasol|stalk/i.test(name);
  const shape = /mane|mycena/i.test(name) ? 'bell' : random.pick(['dome', 'dome', 'flat', 'cup'] as const);
  const spotted = /agaric|panther|parasol|scaly|shaggy/i.test(name);
  const stem = hsl(random.between(30, 50), random.between(18, 34), random.between(80, 90));
  let found = '';
  for (let place = 0; place < count; place += 1) {
    const main = place === 0;
    const x = main ? 60 - (count - 1) * 4 : 60 + (place === 1 ? 24 : -26);
    const size = main ? random.between(19, 25) : random.between(9, 13);
    const top = main ? (tall ? 30 : 42) : 60;
    found += stalk(x, top, size * 0.26, stem);
    found += path(
      `M${n(x - size)} ${n(top)}Q${n(x)} ${n(top + size * 0.4)} ${n(x + size)} ${n(top)}Z`,
      hsl(34, 30, 68),
    );
    const high = shape === 'bell' ? 1.7 : shape === 'flat' ? 0.55 : shape === 'cup' ? 0.4 : 1;
    found +=
      shape === 'cup'
        ? path(
            `M${n(x - size)} ${n(top - size * 0.5)}Q${n(x - size * 0.5)} ${n(top + 6)} ${n(x)} ${n(top + 6)}T${n(x + size)} ${n(top - size * 0.5)}Q${n(x)} ${n(top - size * 0.1)} ${n(x - size)} ${n(top - size * 0.5)}Z`,
            bloom,
          )
        : path(
            `M${n(x - size)} ${n(top)}C${n(x - size)} ${n(top - size * high)} ${n(x + size)} ${n(top - size * high)} ${n(x + size)} ${n(top)}Q${n(x)} ${n(top + size * 0.22)} ${n(x - size)} ${n(top)}Z`,
            bloom,
          );
    for (let spot = 0; spotted && spot < 6; spot += 1)
      found += dot(x + (spot - 2.5) * size * 0.3, top - size * (0.2 + (spot % 3) * 0.16), size * 0.09, '#fff8ec');
    if (!spotted && shape !== 'cup')
      found += `<path d="M${n(x - size * 0.6)} ${n(top - size * high * 0.35)}Q${n(x - size * 0.2)} ${n(top - size * high * 0.72)} ${n(x + size * 0.2)} ${n(top - size * high * 0.7)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"/>`;
  }
  return found;
}

function brackets(brush: Brush): string {
  const { random, bloom } = brush;
  let found =
    path('M50 90Q46 40 52 0H72Q70 46 76 90Z', hsl(26, 22, 34)) +
    line('M58 4Q55 44 58 88M66 2Q64 40 68 88', hsl(26, 20, 26), 1.4);
  const shelves = random.whole(4, 6);
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const side = shelf % 2 ? 1 : -1;
    const [x, y, size] = [61 + side * 8, 18 + (shelf * 62) / shelves, random.between(15, 23)];
    for (const [ring, part] of [1, 0.72, 0.44].entries())
      found += path(
        `M${n(x)} ${n(y + 5)}Q${n(x + side * size * part * 1.3)} ${n(y + 7 * part)} ${n(x + side * size * part)} ${n(y - 3)}Q${n(x + side * size * part * 0.4)} ${n(y - 8 * part)} ${n(x)} ${n(y - 5 * part)}Z`,
        ring === 1 ? '#f0dfbd' : bloom,
      );
  }
  return found;
}

function antlers(brush: Brush): string {
  const { random, bloom } = brush;
  let found = '';
  const hanging = /lion|tooth/i.test(brush.name);
  if (hanging) {
    found += blob(random, 60, 46, 26, 20, bloom);
    for (let strand = 0; strand < 15; strand += 1)
      found += line(`M${n(38 + strand * 3.2)} 50v${n(random.between(14, 26))}`, strand % 2 ? '#efe4cf' : bloom, 2.2);
    if (/bleeding/i.test(brush.name))
      for (let drop = 0; drop < 6; drop += 1) found += dot(44 + drop * 6.5, 38 + (drop % 2) * 8, 2.4, '#b3202a');
    return found;
  }
  const cups = /cookeina|horn|jellydisc|slime/i.test(brush.name);
  for (let stem = 0; stem < 6; stem += 1) {
    const [x, top] = [32 + stem * 11, random.between(34, 58)];
    found += line(`M60 86Q${n(x)} 74 ${n(x)} ${n(top)}`, cups ? '#e7d3b4' : bloom, 4);
    found += cups
      ? path(
          `M${n(x - 9)} ${n(top - 8)}Q${n(x)} ${n(top + 12)} ${n(x + 9)} ${n(top - 8)}Q${n(x)} ${n(top - 2)} ${n(x - 9)} ${n(top - 8)}Z`,
          bloom,
        ) + oval(x, top - 7, 9, 3, hsl(random.between(10, 40), 40, 40))
      : line(`M${n(x)} ${n(top + 8)}l-5 -10M${n(x)} ${n(top + 4)}l5 -12`, bloom, 3);
  }
  return found;
}

function puffball({ random }: Brush): string {
  return (
    blob(random, 60, 58, 32, 25, '#efe9da', 12) +
    blob(random, 52, 50, 15, 10, '#faf6ec') +
    blob(random, 98, 74, 9, 8, '#e6dfcc')
  );
}

function cage({ bloom }: Brush): string {
  let found = oval(60, 80, 18, 7, '#efe4cf');
  for (let turn = 0; turn < 5; turn += 1)
    found += `<ellipse cx="60" cy="50" rx="${n(6 + turn * 6)}" ry="29" fill="none" stroke="${bloom}" stroke-width="4"/>`;
  return found + line('M31 44Q60 56 89 44M34 62Q60 74 86 62', bloom, 4);
}

function starfish({ bloom }: Brush): string {
  let found = path('M54 86V56H66V86Z', '#efe4cf');
  for (let arm = 0; arm < 7; arm += 1) {
    const angle = Math.PI + (arm / 6) * Math.PI;
    found += line(
      `M60 54Q${n(60 + Math.cos(angle) * 18)} ${n(52 + Math.sin(angle) * 14)} ${n(60 + Math.cos(angle) * 38)} ${n(50 + Math.sin(angle) * 26)}`,
      bloom,
      5,
    );
  }
  return found + dot(60, 53, 7, '#5d2b2b');
}

function morel({ random, bloom }: Brush): string {
  let found = stalk(60, 50, 8, '#eadfca') + blob(random, 60, 36, 18, 26, bloom, 11);
  for (let pit = 0; pit < 14; pit += 1)
    found += oval(48 + (pit % 4) * 8 + (Math.floor(pit / 4) % 2) * 4, 18 + Math.floor(pit / 4) * 11, 2.8, 4, '#8a6a2c');
  return found;
}
