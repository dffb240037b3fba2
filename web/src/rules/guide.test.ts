import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import guides from 'guide:';
import { sections, type Section } from '../../scripts/guide_sections.ts';
import { gameModule } from '../games.ts';
import { LANGUAGES, type Language } from '../words/texts.ts';
import { words } from '../words/words.svelte.ts';

const readGuide = async (language: Language, game: string): Promise<Section[]> =>
  (await guides[language][game]!()).default;

const picturesOf = (guide: Section[]): string[] =>
  guide.flatMap(({ blocks }) => blocks.flatMap((block) => ('picture' in block ? block.picture : [])));
const symbolsOf = (guide: Section[]): string[] =>
  guide.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      'runs' in block ? block.runs.flatMap((run) => ('symbol' in run ? run.symbol : [])) : [],
    ),
  );

beforeAll(() => words.speak('en'));
afterEach(cleanup);

it('a guide is read as sections with words, symbols and pictures', () => {
  expect(sections('# Game\n\nWin [points]\n\n## One\n\n{board}')).toEqual([
    { title: null, blocks: [{ runs: [{ html: 'Win ' }, { symbol: 'points' }] }] },
    { title: 'One', blocks: [{ picture: 'board' }] },
  ]);
});

describe.each(Object.keys(guides.en))('the guide of %s', (game) => {
  it('says the same in every language: as many sections, the same pictures and symbols', async () => {
    const english = await readGuide('en', game);
    expect(english.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      const guide = await readGuide(language, game);
      expect(guide.map(({ blocks }) => blocks.length)).toEqual(english.map(({ blocks }) => blocks.length));
      expect(picturesOf(guide)).toEqual(picturesOf(english));
      expect([...symbolsOf(guide)].sort()).toEqual([...symbolsOf(english)].sort());
    }
  });

  it('draws every symbol and every picture with the components of the board', async () => {
    const module = await gameModule(game);
    const known = (await module.symbols!()).map(({ name }) => name);
    const guide = await readGuide('en', game);
    expect(symbolsOf(guide).filter((symbol) => !known.includes(symbol))).toEqual([]);
    const Picture = await module.guidePicture!();
    for (const name of picturesOf(guide)) {
      const { container, unmount } = render(Picture, { name });
      expect(container.querySelector('svg, button, li'), name).not.toBeNull();
      unmount();
    }
  });
});
