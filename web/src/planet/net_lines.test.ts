import { describe, expect, test } from 'vitest';
import { across, AREAS, contacts, faceOf, tallNet, wideNet, type Point } from './geometry.ts';
import { border, countsOn, edgeOf, farRims, isCut, spotOf, strip, twinsOf } from './net_lines.ts';
import samples from './samples.json';
import type { PlanetView } from './view.ts';

const planet = samples.middle.view.planets[samples.middle.seat] as unknown as PlanetView;
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([
  ['wide', wideNet],
  ['tall', tallNet],
])('on the %s net', (_, net) => {
  test('an edge has the twin that it meets on the solid, whether the paper is cut there or not', () => {
    expect(twinsOf(null)).toEqual([]);
    for (let area = 0; area < AREAS; area++) {
      expect(twinsOf(area)).toEqual([area, across[area]]);
      const [[a, b], [c, d]] = [edgeOf(net, area), edgeOf(net, across[area]!)];
      expect(apart(a, d) < 1e-9 && apart(b, c) < 1e-9).toBe(!isCut(net, area));
    }
  });

  test('cut edges that are far from their twin say so outside, in both flowers alike', () => {
    const far = farRims(net);
    expect(far).toHaveLength(18);
    for (const { area, twin } of far) {
      expect(far).toContainEqual({ area: twin, twin: area });
      expect(faceOf(area) < 6).not.toBe(faceOf(twin) < 6);
    }
  });

  test('the strip of an edge lies outside its face', () => {
    for (const { area } of farRims(net)) {
      const centre = net.faces[faceOf(area)]!.centre;
      const [inner, outer] = [strip(net, area, 0.06, 0.06, 0)[0]!, strip(net, area, 0.2, 0.2, 0)[0]!];
      expect(apart(centre, outer)).toBeGreaterThan(apart(centre, inner));
      expect(apart(centre, inner)).toBeGreaterThan(apart(centre, spotOf(net, area)));
    }
  });

  test('the border of a region has every edge to an area outside it, and no other', () => {
    for (const { areas } of planet.regions) {
      const outside = areas.flatMap((area) => contacts[area]!.filter((other) => !areas.includes(other)));
      expect(border(net, areas)).toHaveLength(outside.length);
    }
    expect(border(net, [...Array(AREAS).keys()])).toEqual([]);
    expect(border(net, [0])).toHaveLength(3);
  });

  test('a face counts each of its regions once, on an area of its own', () => {
    const face = planet.faces.findIndex((tile) => tile);
    const regions = planet.regions.filter(({ areas }) => areas.some((area) => faceOf(area) === face));
    const counts = countsOn(net, planet, face);
    expect(counts.map(({ size }) => size)).toEqual(regions.map(({ size }) => size));
    for (const { at } of counts) expect(apart(at, net.faces[face]!.centre)).toBeLessThan(0.7);
  });
});
