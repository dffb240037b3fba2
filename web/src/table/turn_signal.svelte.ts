import { settings } from '../settings.svelte.ts';
import { chime } from '../sound.ts';
import { t } from '../words/words.svelte.ts';
import type { TableStore } from './table_store.svelte.ts';

/** Say in the title of the window, and with a sound, that it is the person's turn; called while a component is made. */
export function signalTurn(store: TableStore, game: () => string): void {
  $effect(() => {
    const name = t(`${game()}-name`);
    document.title = store.turn ? `● ${t('page-your-turn')} · ${name}` : `${name} · ${t('page-title')}`;
  });
  $effect(() => {
    if (store.turn && settings.sound) chime();
  });
}
