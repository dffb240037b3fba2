import { describe, expect, test } from 'vitest';
import { LANGUAGES, Texts } from '../words/texts.ts';
import { coach as planetCoach } from '../planet/coach.ts';
import planetSamples from '../planet/samples.json';
import type { PlanetSeatView } from '../planet/view.ts';
import { coach as rauhaCoach } from '../rauha/coach.ts';
import rauhaSamples from '../rauha/samples.json';
import type { RauhaSeatView } from '../rauha/view.ts';
import { coach } from './coach.ts';
import samples from './samples.json';
import type { EarthSeatView } from './view.ts';

const TIPS = [
  ...Object.values(samples).map(({ view }) => coach(view as unknown as EarthSeatView)),
  ...Object.values(planetSamples).map(({ view }) => planetCoach(view as unknown as PlanetSeatView)),
  ...Object.values(rauhaSamples).map(({ view }) => rauhaCoach(view as unknown as RauhaSeatView)),
].filter((tip) => tip !== null);

describe('the coach', () => {
  test('has a sentence for almost every choice of the samples', () => {
    expect(TIPS.length).toBeGreaterThan(20);
    expect(coach(samples.action.view as unknown as EarthSeatView)?.id).toMatch(/^coach-earth-/);
    expect(coach(samples.over.view as unknown as EarthSeatView)).toBeNull();
    expect(planetCoach(planetSamples.over.view as unknown as PlanetSeatView)).toBeNull();
  });

  test('says what to compost at the start, whatever the question is called', () => {
    const { view } = samples.action;
    for (const kind of ['compost', 'pay_cards']) {
      const question = { ...view.question, kind, amount: 4 };
      const setup = { ...view, stage: 'setup', question } as unknown as EarthSeatView;
      expect(coach(setup)).toEqual({ id: 'coach-earth-setup-compost', count: 4 });
    }
  });

  test.each(LANGUAGES)('says one sentence of at most 30 words in %s', async (language) => {
    const texts = await Texts.load(language);
    for (const tip of TIPS) {
      const said = texts.say(tip);
      expect(said).not.toBe(tip.id);
      expect(said).toMatch(/\.$/);
      expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(30);
    }
  });
});
