import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import Credits from '../pages/Credits.svelte';
import GameCard from '../pages/GameCard.svelte';
import Rules from '../rules/Rules.svelte';
import type { TitleForm } from '../views.ts';
import { words } from '../words/words.svelte.ts';
import { forgetTitles } from './titles.ts';

/** Figures that nobody has written into the page. */
const FIGURES = { tiles: 41, all_tiles: 51, rungs: 22, all_rungs: 26, animals: 33, all_animals: 44 };

function title(name: string, reconstructed: Record<string, number>): TitleForm {
  return { name, rules: 1, min_seats: 2, max_seats: 4, options: [], reconstructed };
}

const PLANET = title('planet', FIGURES);
const RAUHA = title('rauha', {});

function card(shown: TitleForm): void {
  const nothing = (): void => undefined;
  const props = {
    bots: ['random'],
    usual: 'random',
    busy: false,
    open: true,
    lessons: [],
    started: [],
    puzzles: false,
    onlearn: () => undefined,
    onopen: nothing,
    onplay: nothing,
    oncreate: nothing,
  };
  render(GameCard, { title: shown, ...props });
}

beforeEach(() => {
  forgetTitles();
  vi.spyOn(api, 'games').mockResolvedValue({ titles: [PLANET, RAUHA], bots: [] });
});
afterEach(cleanup);

describe('what is reconstructed', () => {
  it.each([
    ['en', /41 of 51 tiles, 22 of 26 rungs, 33 of 44 animals/, 'Enter your own box'],
    ['pl', /41 z 51 płytek, 22 z 26 progów, 33 z 44 zwierząt/, 'Wprowadź zawartość swojego pudełka'],
    ['fr', /41 tuiles sur 51, 22 paliers sur 26, 33 animaux sur 44/, 'Saisir le contenu de votre boîte'],
  ] as const)(
    'stands on the card of the start page, with the way to one’s own box: %s',
    async (language, figures, way) => {
      await words.speak(language);
      card(PLANET);
      expect(screen.getByText(figures)).toBeTruthy();
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/rules/planet');
    },
  );

  it.each([
    ['the rules', () => render(Rules, { game: 'planet' })],
    ['the credits', () => render(Credits)],
  ])('stands in %s, with the way to one’s own box', async (_place, show) => {
    await words.speak('en');
    show();
    expect(await screen.findByRole('region', { name: 'Where the cards come from' })).toBeTruthy();
    expect(screen.getByText(/41 of 51 tiles, 22 of 26 objective rungs, .* 33 of 44 animal cards/)).toBeTruthy();
    expect(screen.getByText(/docs\/box\.md/).textContent).toContain('terrarium play planet --box my-box.toml');
  });

  it('is said of no game whose cards are known', async () => {
    await words.speak('en');
    card(RAUHA);
    render(Rules, { game: 'rauha', clause: 'R01' });
    await screen.findByText('R01');
    expect(screen.queryByText(/econstructed/)).toBeNull();
    expect(screen.queryByText(/docs\/box\.md/)).toBeNull();
  });
});
