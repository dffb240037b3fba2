import { hasText, t } from '../words/words.svelte.ts';

/** The name of a bot as people say it; a spec without a name of its own stays as it is. */
export function botName(spec: string): string {
  const level = spec.replace(/:seed=\d+$/, '');
  return hasText(`page-bot-${level}`) ? t(`page-bot-${level}`) : spec;
}

/** One sentence about how a bot plays. */
export function botAbout(spec: string): string {
  return hasText(`page-bot-${spec}-about`) ? t(`page-bot-${spec}-about`) : '';
}

/** The level that a newcomer meets: a friendly one if there is, otherwise the strongest of those that there are. */
export function usualBot(levels: readonly string[]): string {
  return levels.includes('sapling') ? 'sapling' : (levels.at(-1) ?? 'random');
}
