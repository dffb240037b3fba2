/** Skies behind plants, and landscapes of terrains, Islands and Climates. */
import type { SeededRandom } from './seeded_random.ts';
import { blob, dot, green, hsl, line, n, oval, path } from './strokes.ts';

const SKIES: Record<string, [string, string]> = {
  sunny: ['#f3dfae', '#d9bd74'],
  wet: ['#c3dcd8', '#7fa88f'],
  rocky: ['#d8d2c8', '#a3978a'],
  cold: ['#d3e2ea', '#a9c3cd'],
  none: ['#e3e5cf', '#a9b582'],
};

/** The air and the ground that a plant stands in, after its habitats. */
export function sky(habitats: readonly string[], random: SeededRandom): string {
  const [air] = SKIES[habitats[0] ?? 'none']!;
  const [, ground] = SKIES[habitats[1] ?? habitats[0] ?? 'none']!;
  const hill = random.between(58, 68);
  let found = path('M0 0H120V90H0Z', air);
  if (habitats.includes('sunny')) found += dot(random.between(14, 34), 18, 9, '#f8c95a');
  if (habitats.includes('rocky'))
    found += path(`M0 ${n(hill)}L18 ${n(hill - 22)} 32 ${n(hill - 8)} 46 ${n(hill - 26)} 66 ${n(hill)}Z`, '#ffffff55');
  found += path(`M0 ${n(hill)}Q34 ${n(hill - 9)} 66 ${n(hill)}T120 ${n(hill - 4)}V90H0Z`, ground);
  if (habitats.includes('wet')) found += path('M0 82Q30 78 60 82T120 82V90H0Z', '#6d9fb4');
  if (habitats.includes('cold'))
    for (let flake = 0; flake < 9; flake += 1)
      found += dot(random.between(4, 116), random.between(4, 50), 1.3, '#ffffffcc');
  return found;
}

type Part =
  | 'water'
  | 'river'
  | 'dunes'
  | 'peaks'
  | 'volcano'
  | 'forest'
  | 'conifers'
  | 'grass'
  | 'ice'
  | 'soil'
  | 'island'
  | 'rain'
  | 'sun'
  | 'palms';

const WORDS: [RegExp, Part[]][] = [
  [/volcan|magma|lava|crater|kea|vulcano|fogo|whakaari|nisyros|santorini|sakura|caldera/i, ['volcano']],
  [/glacier|permafrost|tundra|polar|ice|boreal$|jan mayen|antarct/i, ['ice']],
  [/dune|desert|sand|arid|rainless|badland/i, ['dunes', 'sun']],
  [/beach|coast|ocean|marine/i, ['water', 'dunes']],
  [/lake|pool|wetland|swamp|delta|flood|alluvial/i, ['water', 'grass']],
  [/river|stream/i, ['river']],
  [/rain forest|rainforest|monsoon|tropical|jungle|cloudforest|humid/i, ['forest', 'palms', 'rain']],
  [/taiga|boreal|mountain forest|redwood|sequoia|giant forest|hemiboreal/i, ['peaks', 'conifers']],
  [/forest|wood|shrub|scrub|edge/i, ['forest']],
  [/mountain|ridge|rocky|highland|plateau|hill/i, ['peaks']],
  [/soil|sol$|land|compost|ground|clay/i, ['soil', 'grass']],
  [/prairie|pasture|grass|plain|meadow|savanna|steppe|continental/i, ['grass', 'sun']],
];

function partsOf(name: string, habitats: readonly string[]): Part[] {
  const named = WORDS.find(([word]) => word.test(name))?.[1];
  if (named) return named;
  return habitats.includes('rocky') ? ['island', 'peaks'] : habitats.includes('cold') ? ['ice'] : ['island', 'palms'];
}

/** A landscape after a name and its habitats. */
export function landscape(name: string, habitats: readonly string[], random: SeededRandom): string {
  const [air, ground] = SKIES[habitats[0] ?? 'none']!;
  const parts = partsOf(name, habitats);
  let found = path('M0 0H120V90H0Z', air);
  if (parts.includes('sun') || habitats.includes('sunny'))
    found += dot(random.between(80, 104), random.between(14, 22), 10, '#f8c95a');
  found += cloud(random, random.between(12, 60), random.between(12, 24));
  if (!parts.includes('peaks') && !parts.includes('volcano')) found += range(random, 58, 16, '#ffffff66');
  found += path('M0 56Q40 50 70 56T120 54V90H0Z', ground);
  for (const part of parts) found += SCENES[part](random);
  return found;
}

function cloud(random: SeededRandom, x: number, y: number): string {
  return blob(random, x, y, 12, 5, '#ffffffbb') + blob(random, x + 9, y - 3, 9, 6, '#ffffffbb');
}

function range(random: SeededRandom, base: number, height: number, fill: string): string {
  let d = `M0 ${n(base)}`;
  for (let x = 0; x <= 120; x += 15)
    d += `L${n(x + random.between(-4, 4))} ${n(base - (x % 30 ? height : height * 0.3) * random.between(0.7, 1.2))}`;
  return path(`${d}L120 ${n(base)}Z`, fill);
}

const SCENES: Record<Part, (random: SeededRandom) => string> = {
  water: (random) => {
    let found = path('M0 68Q30 60 64 66T120 64V90H0Z', '#5d99b5');
    for (let wave = 0; wave < 6; wave += 1)
      found += line(`M${n(random.between(4, 90))} ${n(70 + wave * 3)}q5 -3 10 0t10 0`, '#ffffff88', 1.2);
    return found;
  },
  river: () =>
    path('M70 54Q40 62 62 70T30 90H66Q84 80 76 70T84 55Z', '#5d99b5') +
    line('M70 60q-10 5 -4 9t-14 15', '#ffffff88', 1.4),
  dunes: (random) =>
    path('M0 66Q24 48 52 66T120 58V90H0Z', '#dfb667') +
    path('M0 78Q36 58 70 76T120 70V90H0Z', '#c99a4c') +
    line(`M10 80q20 -8 40 ${n(random.between(-2, 2))}M58 70q18 -8 40 -4`, '#b0833b', 1.2),
  peaks: (random) => {
    let found = '';
    for (const [x, high, wide] of [
      [28, 40, 34],
      [92, 36, 34],
      [60, 54, 40],
    ] as const) {
      const top = 66 - high * random.between(0.85, 1.05);
      found +=
        path(`M${n(x - wide)} 68L${n(x)} ${n(top)}L${n(x + wide)} 68Z`, '#8c8077') +
        path(`M${n(x)} ${n(top)}L${n(x + wide)} 68H${n(x + 4)}Z`, '#71665f');
      found += path(`M${n(x)} ${n(top)}L${n(x - wide * 0.28)} ${n(top + high * 0.3)}l6 -3 4 5 5 -4 5 3Z`, '#f5f3ee');
    }
    return found + path('M0 66Q40 60 70 66T120 64V90H0Z', '#8fa06c');
  },
  volcano: (random) =>
    path('M14 78L48 24H70L106 78Z', '#6d5850') +
    path('M70 24L106 78H66Z', '#58463f') +
    path('M48 24Q58 30 70 24L66 40 60 34 56 48 52 34Z', '#d9602f') +
    blob(random, 60, 14, 14, 8, '#8e857f') +
    blob(random, 74, 7, 12, 7, '#a69d97') +
    path('M0 76Q40 70 70 76T120 74V90H0Z', '#574840'),
  forest: (random) => {
    let found = '';
    for (let place = 0; place < 9; place += 1) {
      const [x, y] = [6 + place * 13.5, 66 + (place % 2) * 7];
      found +=
        line(`M${n(x)} ${n(y + 12)}V${n(y)}`, '#5b4630', 2.4) +
        blob(random, x, y - 5, 9, random.between(9, 13), green(random, 33));
    }
    return found;
  },
  conifers: (random) => {
    let found = '';
    for (let place = 0; place < 10; place += 1) {
      const [x, y, high] = [4 + place * 12.5, 84 - (place % 2) * 6, random.between(24, 38)];
      found += path(`M${n(x)} ${n(y - high)}L${n(x + 8)} ${n(y)}H${n(x - 8)}Z`, green(random, 28));
    }
    return found;
  },
  grass: (random) => {
    let found = path('M0 70Q40 62 80 70T120 68V90H0Z', green(random, 48));
    for (let blade = 0; blade < 26; blade += 1) {
      const [x, y] = [random.between(2, 118), random.between(72, 90)];
      found += line(`M${n(x)} ${n(y)}q1 -5 ${n(random.between(-3, 3))} -8`, green(random, 36), 1.3);
    }
    return found;
  },
  ice: (random) =>
    range(random, 62, 26, '#f4fafc') +
    path('M0 60L22 54 40 64 66 56 90 66 120 56V90H0Z', '#cfe6ef') +
    path('M0 74L30 66 58 78 88 70 120 76V90H0Z', '#a9cfdf') +
    line('M30 66l8 12M88 70l-8 12M58 78l2 8', '#ffffff', 1.4),
  soil: (random) => {
    let found = '';
    for (const [place, colour] of ['#9b7650', '#7c5a3b', '#5f432c'].entries())
      found += path(
        `M0 ${60 + place * 10}Q40 ${56 + place * 10} 70 ${61 + place * 10}T120 ${59 + place * 10}V90H0Z`,
        colour,
      );
    for (let stone = 0; stone < 8; stone += 1)
      found += oval(random.between(6, 114), random.between(70, 88), 2.6, 1.6, hsl(30, 14, 62));
    return found;
  },
  island: () =>
    path('M0 62H120V90H0Z', '#5d99b5') +
    path('M16 70Q34 54 60 56T106 70Q60 80 16 70Z', '#dcc388') +
    path('M28 66Q46 50 62 54T96 67Q60 73 28 66Z', '#7f9a58'),
  rain: (random) => {
    let found = '';
    for (let drop = 0; drop < 14; drop += 1)
      found += line(`M${n(random.between(4, 116))} ${n(random.between(6, 46))}l-2 6`, '#ffffff99', 1.2);
    return found;
  },
  sun: () => '',
  palms: (random) => {
    let found = '';
    for (const x of [40, 66, 84]) {
      const y = random.between(34, 44);
      found += line(`M${x} 72Q${x - 3} 56 ${x + 2} ${n(y)}`, '#6f5436', 2.2);
      for (const turn of [-2.8, -2.2, -1.5, -0.8, -0.3])
        found += line(
          `M${x + 2} ${n(y)}q${n(Math.cos(turn) * 7)} ${n(Math.sin(turn) * 8)} ${n(Math.cos(turn) * 14)} ${n(Math.sin(turn) * 6 + 3)}`,
          green(random, 34),
          2.4,
        );
    }
    return found;
  },
};
