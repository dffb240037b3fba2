import { expect, test } from 'vitest';
import { dayBefore, streakOf } from './streak.svelte.ts';

test('days in a row count up to today, or up to yesterday while today is not finished', () => {
  expect(streakOf(['2026-11-17', '2026-11-18', '2026-11-19'], '2026-11-19')).toBe(3);
  expect(streakOf(['2026-11-17', '2026-11-18'], '2026-11-19')).toBe(2);
  expect(streakOf(['2026-11-16', '2026-11-17'], '2026-11-19')).toBe(0);
  expect(streakOf(['2026-11-19', '2026-11-17'], '2026-11-19')).toBe(1);
});

test('the day before crosses months and years', () => {
  expect(dayBefore('2026-11-01')).toBe('2026-10-31');
  expect(dayBefore('2027-01-01', 2)).toBe('2026-12-30');
});
