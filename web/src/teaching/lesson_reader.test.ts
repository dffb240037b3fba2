import { describe, expect, it } from 'vitest';
import type { LessonPage, LessonState } from '../wire.ts';
import { LessonReader } from './lesson_reader.svelte.ts';

const page = (step: number, kind: LessonPage['kind'], ...places: string[]): LessonPage => ({
  step,
  kind,
  text: { id: `text-${step}` },
  places,
});
const state = (pages: LessonPage[], over = false): LessonState => ({
  name: 'planet',
  heading: { id: 'lesson-planet' },
  count: 3,
  pages,
  example: over ? null : { action: 7, words: 'seven', explain: { id: 'seven' } },
  over,
});

describe('a reader of a lesson', () => {
  it('turns from result and reading to the task, and no further', () => {
    const reader = new LessonReader();
    reader.hear(state([page(0, 'result'), page(1, 'read', 'board'), page(2, 'task', 'tile:d')]));
    expect(reader.page?.kind).toBe('result');
    reader.next();
    expect(reader.places).toEqual(['board']);
    reader.next();
    reader.next();
    expect(reader.page).toEqual(page(2, 'task', 'tile:d'));
    expect(reader.canContinue).toBe(false);
  });

  it('stays on its page when the same pages come again', () => {
    const reader = new LessonReader();
    const pages = [page(0, 'read'), page(1, 'task')];
    reader.hear(state(pages));
    reader.next();
    reader.hear(state(pages));
    expect(reader.page?.kind).toBe('task');
  });

  it('shows the answer after two refusals or when asked, and forgets both with the step', () => {
    const reader = new LessonReader();
    reader.hear(state([page(1, 'task')]));
    reader.hearRefusal({ id: 'one' });
    reader.hearRefusal(null);
    expect(reader.shows).toBe(false);
    reader.hearRefusal({ id: 'two' });
    expect(reader.shows).toBe(true);
    expect(reader.reason?.id).toBe('two');
    reader.hear(state([page(1, 'result'), page(2, 'task')]));
    reader.next();
    expect(reader.shows).toBe(false);
    expect(reader.reason).toBeNull();
    reader.asked = true;
    expect(reader.shows).toBe(true);
  });

  it('keeps the last result although the bots have played on', () => {
    const reader = new LessonReader();
    reader.hear(state([page(2, 'result')], true));
    reader.hear(state([], true));
    expect(reader.page?.kind).toBe('result');
    reader.next();
    reader.hear(state([], true));
    expect(reader.page).toBeNull();
  });
});
