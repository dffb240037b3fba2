/** Pictures of events. */
import type { SeededRandom } from './seeded_random.ts';
import { dot, hsl, line, n, oval, path } from './strokes.ts';

type Motif = 'storm' | 'wave' | 'quake' | 'lava' | 'bolt' | 'flake' | 'fire' | 'steam' | 'star' | 'arc' | 'fog';
const MOTIFS: [RegExp, Motif][] = [
  [/hurricane|tornado|typhoon|storm|waterspout/i, 'storm'],
  [/tsunami|tide|flood|jokul/i, 'wave'],
  [/quake|landslide/i, 'quake'],
  [/lava|volcan/i, 'lava'],
  [/lightning|flare/i, 'bolt'],
  [/blizzard|hail|snow|cold/i, 'flake'],
  [/heat|wildfire/i, 'fire'],
  [/geyser|steam|mud|spring/i, 'steam'],
  [/rainbow|aurora/i, 'arc'],
  [/fog/i, 'fog'],
];

/** A picture for an event, on a dark ground. */
export function eventPicture(name: string, random: SeededRandom): string {
  const motif = MOTIFS.find(([word]) => word.test(name))?.[1] ?? 'star';
  const hue = {
    storm: 210,
    wave: 200,
    quake: 26,
    lava: 12,
    bolt: 250,
    flake: 205,
    fire: 16,
    steam: 180,
    star: 245,
    arc: 265,
    fog: 200,
  }[motif];
  let found = path('M0 0H120V90H0Z', hsl(hue + random.between(-8, 8), 32, 26)) + oval(60, 46, 52, 36, hsl(hue, 34, 34));
  const light = hsl(hue, 60, 84);
  const turn = random.between(0.8, 1.2);
  switch (motif) {
    case 'storm':
      for (let ring = 0; ring < 5; ring += 1)
        found += line(
          `M${n(60 - (34 - ring * 6) * turn)} ${22 + ring * 12}q${n((34 - ring * 6) * turn)} 10 ${n((68 - ring * 12) * turn)} 0`,
          light,
          5 - ring * 0.5,
        );
      break;
    case 'wave':
      found +=
        path('M6 78Q20 22 66 22Q92 24 96 44Q78 34 66 46Q60 70 114 78Z', light) +
        line('M12 84q14 -6 28 0t28 0t28 0', '#ffffff', 3);
      break;
    case 'quake':
      found += line(`M10 46L34 46 42 26 54 68 66 ${n(20 * turn)} 76 60 84 46H110`, light, 4);
      break;
    case 'lava':
      found +=
        path('M16 80L46 34H74L104 80Z', '#4a2b25') +
        path('M46 34Q60 42 74 34L70 60 62 48 56 74 50 50Z', '#f07a35') +
        dot(48, 20, 4, '#f6a13c') +
        dot(66, 14, 5, '#f07a35') +
        dot(78, 24, 3.4, '#f6c14c');
      break;
    case 'bolt':
      found += path(`M68 6L34 50H56L46 86L88 36H64Z`, '#f5d45c');
      break;
    case 'flake':
      for (let arm = 0; arm < 6; arm += 1)
        found += `<g transform="rotate(${arm * 60} 60 45)">${line('M60 45V12M60 24l-8 -7M60 24l8 -7M60 33l-6 -5M60 33l6 -5', light, 3)}</g>`;
      break;
    case 'fire':
      found +=
        path('M60 8Q88 36 82 62Q78 82 60 84Q38 82 36 60Q36 48 46 40Q48 50 54 52Q50 28 60 8Z', '#f07a35') +
        path('M61 44Q74 58 70 70Q66 80 60 80Q50 78 50 66Q52 58 61 44Z', '#f8d05a');
      break;
    case 'steam':
      found +=
        oval(60, 78, 34, 8, light) +
        line('M44 70q-8 -12 0 -22t0 -24M60 68q-8 -14 0 -26t0 -28M76 70q-8 -12 0 -22t0 -24', '#ffffffcc', 4);
      break;
    case 'arc':
      for (const [ring, colour] of ['#d9574a', '#e59a3c', '#e8cf52', '#6aa95c', '#4f86c0', '#8a62a8'].entries())
        found += line(`M${14 + ring * 6} 78A${46 - ring * 6} ${50 - ring * 6} 0 0 1 ${106 - ring * 6} 78`, colour, 6);
      break;
    case 'fog':
      for (let bank = 0; bank < 5; bank += 1)
        found += line(`M${n(16 + (bank % 2) * 14)} ${22 + bank * 13}h${n(60 + random.between(0, 22))}`, light, 6);
      break;
    default:
      for (let spark = 0; spark < 16; spark += 1)
        found += dot(random.between(6, 114), random.between(6, 84), random.between(0.6, 1.6), '#ffffffbb');
      found +=
        line(`M18 ${n(14 * turn)}Q50 30 76 52`, '#f6d98a', 5) +
        path('M80 34l5 13 14 1-11 9 4 14-12-8-12 8 4-14-11-9 14-1Z', '#f6d98a');
  }
  return found;
}
