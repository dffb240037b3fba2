import { botName } from '../parts/bots.ts';
import { hasText, t } from '../words/words.svelte.ts';

/** Who the others were, in words; nobody: alone. */
export function opponentsName(opponents: readonly string[]): string {
  if (opponents.length === 0) return t('stats-alone');
  return opponents.map((one) => (one === 'people' || one === 'unknown' ? t(`stats-${one}`) : botName(one))).join(', ');
}

/** What a source of the score sheet is called. */
export function sourceName(source: string): string {
  return hasText(`page-category-${source}`) ? t(`page-category-${source}`) : source;
}
