// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chapters } from '../../scripts/rules.ts';
import rules from 'rules:';
import { LANGUAGES } from '../words/texts.ts';

describe('the rules', () => {
  it('are read clause by clause', () => {
    const found = chapters('# G\nAbout.\n\n## Setup\n- **G01** Two *players*.\n- **G02** Go.\n');
    expect(found.map(({ title }) => title)).toEqual(['G', 'Setup']);
    expect(found[1]?.clauses[0]).toEqual({
      id: 'G01',
      html: 'Two <em>players</em>.',
      plain: 'Two players.',
      decision: null,
    });
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
    for (const game of Object.keys(rules.en))
      expect(await idsOf(rules[language], game)).toEqual(await idsOf(rules.en, game));
    expect(JSON.stringify((await rules[language]['planet']!()).default)).not.toBe(
      JSON.stringify((await rules.en['planet']!()).default),
    );
  });
});

describe('a decision', () => {
  it.each([
    ['- **G01** *(decision)* Two *players*. Why: a **game** needs them.\n', 'a <strong>game</strong> needs them.'],
    ['- **G01** *(decyzja)* Two *players*. Dlaczego: gra.\n', 'gra.'],
    ['- **G01** *(décision)* Two *players*. Pourquoi : le jeu.\n', 'le jeu.'],
  ])('is read with its reason: %s', (line, why) => {
    const [clause] = chapters(`# G\n${line}`)[0]!.clauses;
    expect(clause).toMatchObject({ id: 'G01', html: 'Two <em>players</em>.', decision: why });
    expect(clause!.plain).toMatch(/^\((decision|decyzja|décision)\) Two players\. /);
  });

  it('is nothing that another mark says, and no clause that only asks why', () => {
    const [example, question] = chapters('# G\n- **G01** *(worked example)* Two.\n- **G02** Ask. Why: no mark.\n')[0]!
      .clauses;
    expect(example!.decision).toBeNull();
    expect(question!.decision).toBeNull();
    expect(question!.html).toBe('Ask. Why: no mark.');
  });

  it('of Planet is the same clause in every language, with a reason', async () => {
    const marked = await Promise.all(
      LANGUAGES.map(async (language) => {
        const clauses = (await rules[language]['planet']!()).default.flatMap((chapter) => chapter.clauses);
        return clauses.filter(({ decision }) => decision !== null);
      }),
    );
    expect(marked[0]!.map(({ id }) => id)).toEqual(expect.arrayContaining(['P06', 'P10', 'P20', 'P31']));
    for (const clauses of marked) {
      expect(clauses.map(({ id }) => id)).toEqual(marked[0]!.map(({ id }) => id));
      for (const { decision } of clauses) expect(decision!.length).toBeGreaterThan(20);
    }
  });
});
