// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chapters } from '../../scripts/rules.ts';
import rules from 'rules:';

describe('the rules', () => {
  it('are read clause by clause', () => {
    const found = chapters('# G\nAbout.\n\n## Setup\n- **G01** Two *players*.\n- **G02** Go.\n');
    expect(found.map(({ title }) => title)).toEqual(['G', 'Setup']);
    expect(found[1]?.clauses[0]).toEqual({ id: 'G01', html: 'Two <em>players</em>.', plain: 'Two players.' });
  });

  it('of Planet are on the page', async () => {
    const planet = (await rules.en['planet']!()).default;
    const ids = planet.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids).toContain('P08');
    expect(ids.filter((id) => id !== null).length).toBeGreaterThan(30);
  });

  it.each(['pl', 'fr'] as const)('have the same clauses in %s', async (language) => {
    const idsOf = async (pages: (typeof rules)['en'], game: string) =>
      (await pages[game]!()).default.map(({ clauses }) => clauses.map(({ id }) => id));
    for (const game of Object.keys(rules.en)) expect(await idsOf(rules[language], game)).toEqual(await idsOf(rules.en, game));
    expect(JSON.stringify((await rules[language]['planet']!()).default)).not.toBe(JSON.stringify((await rules.en['planet']!()).default));
  });
});
