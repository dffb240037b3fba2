/** On which days a deal of the day was finished, kept in this browser and, as attempts, with the guest. */
const KEY = 'terrarium-daily';
const DAY = 24 * 3600 * 1000;

/** The day before one such as 2026-11-19. */
export function dayBefore(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
}

/** How many days in a row are finished, up to today, or up to yesterday while today is not. */
export function streakOf(days: Iterable<string>, today: string): number {
  const found = new Set(days);
  let day = found.has(today) ? today : dayBefore(today);
  let count = 0;
  while (found.has(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((day): day is string => typeof day === 'string') : [];
  } catch {
    return [];
  }
}

class Streak {
  #days = $state.raw<string[]>(read());

  get days(): readonly string[] {
    return this.#days;
  }

  /** Add finished days. */
  add(days: readonly string[]): void {
    const all = [...new Set([...this.#days, ...days])].sort();
    if (all.length === this.#days.length) return;
    this.#days = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const streak = new Streak();
