import type { TableState } from '../wire.ts';
import { t } from '../words/words.svelte.ts';

/** Who has had hints, and how many; empty if nobody has. */
export function hintsNote(table: TableState, names: string[]): string {
  const counts = names.flatMap((name, seat) => {
    const count = (table.hints_asked ?? []).filter((asked) => asked.seat === seat).length;
    return count > 0 ? [t('page-hints-of', { name, count })] : [];
  });
  return counts.length > 0 ? `${t('page-hints-asked')} ${counts.join(', ')}` : '';
}
