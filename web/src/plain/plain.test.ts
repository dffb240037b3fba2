import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { gameModule, type GameProps } from '../games.ts';
import { words } from '../words/words.svelte.ts';

it('shows a title of another package by its choices, in the texts that the server has for it', async () => {
  vi.spyOn(api, 'texts').mockResolvedValue('pond-lay-one = Wyłóż żabę { $frog }');
  await words.speak('pl');
  const { Board } = await gameModule('pond');
  const propose = vi.fn();
  const choices = [4, 11].map((action) => ({
    action,
    words: `frog ${action + 1}`,
    explain: { id: 'pond-lay-one', frog: action + 1 },
  }));
  const props = {
    update: { choices },
    active: true,
    names: ['Ada', 'Ben'],
    pending: null,
    propose,
  } as unknown as GameProps;
  render(Board, { props });
  expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual([
    'Wyłóż żabę 5',
    'Wyłóż żabę 12',
  ]);
  await fireEvent.click(screen.getByText('Wyłóż żabę 12'));
  expect(propose).toHaveBeenCalledWith({ actions: [11], label: 'Wyłóż żabę 12' });
});
