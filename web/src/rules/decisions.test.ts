import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { words } from '../words/words.svelte.ts';
import Clauses from './Clauses.svelte';

afterEach(cleanup);

describe('a decision', () => {
  it.each([
    ['en', 'decision', 'Why:', /the youngest begin/],
    ['pl', 'decyzja', 'Dlaczego:', /zaczyna najmłodszy/],
    ['fr', 'décision', 'Pourquoi :', /le plus jeune commence/],
  ] as const)('shows its mark and, set apart, its reason: %s', async (language, mark, why, reason) => {
    vi.spyOn(api, 'games').mockResolvedValue({ titles: [], bots: [] });
    await words.speak(language);
    const { container } = render(Clauses, { game: 'planet' });
    const clause = (await screen.findByText('P06')).closest('p')!;
    expect(within(clause).getByText(mark)).toBeTruthy();
    const apart = clause.querySelector<HTMLElement>('.why')!;
    expect(apart.textContent).toMatch(reason);
    expect(within(apart).getByText(why)).toBeTruthy();
    const printed = container.querySelector<HTMLElement>('[data-clause="P29"]')!;
    expect(within(printed).queryByText(mark)).toBeNull();
    expect(screen.getAllByText(mark).length).toBeGreaterThan(4);
  });
});
