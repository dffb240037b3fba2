import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../words/words.svelte.ts';
import Board from './Board.svelte';
import { sampleOf, tableAt, type TestTable } from './testing.svelte.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const NOT_YET = { choices: [] };
const choose = sampleOf('choose');
const place = sampleOf('place');
const scoring = sampleOf('scoring');

/** The cards that are selected in the satellite. */
const selected = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-card][aria-pressed="true"]')].map(
    ({ dataset }) => dataset['card']!,
  );
const cell = (number: number): HTMLElement => document.querySelectorAll<HTMLElement>('[data-cell]')[number]!;
const actionsOf = (table: TestTable): number[] | undefined => table.pending?.actions;
const actionCalled = (words: string, choices = place.choices): number =>
  choices.find((choice) => choice.words === words)!.action;

describe('choosing a card', () => {
  it('proposes the card that is looked at, and forgets it when the proposal is put back', async () => {
    const table = tableAt('choose');
    render(Board, table);
    const [first] = choose.view.offer;
    await fireEvent.click(document.querySelector(`[data-card="${first!.key}"]`)!);
    expect(selected()).toEqual([first!.key]);
    expect(actionsOf(table)).toEqual([choose.choices[0]!.action]);
    table.propose(null);
    await tick();
    expect(selected()).toEqual([]);
  });

  it('forgets it when the same cards come in another turn', async () => {
    const table = tableAt('choose');
    render(Board, table);
    await fireEvent.click(document.querySelector('[data-card]')!);
    expect(selected()).toHaveLength(1);
    table.show('choose', { view: { ...choose.view, turn: choose.view.turn + 1 } });
    await tick();
    expect(selected()).toEqual([]);
  });
});

describe('a plan for the card', () => {
  it('made ahead is proposed once the turn has come, and asks for its confirmation', async () => {
    const table = tableAt('place', NOT_YET);
    render(Board, table);
    await fireEvent.click(cell(3));
    expect(cell(3).getAttribute('aria-pressed')).toBe('true');
    expect(table.propose).not.toHaveBeenCalled();
    table.show('place');
    await waitFor(() => expect(table.pending).toMatchObject({ actions: [actionCalled('place 4')], ask: true }));
  });

  it('that is not possible any more is given up, and that is said', async () => {
    const table = tableAt('place', NOT_YET);
    render(Board, table);
    await fireEvent.click(cell(3));
    table.show('place', { choices: place.choices.filter((choice) => choice.words !== 'place 4') });
    expect((await screen.findByRole('alert')).textContent).toContain('no longer possible');
    expect(cell(3).getAttribute('aria-pressed')).toBe('false');
    expect(actionsOf(table)).toBeUndefined();
    await fireEvent.click(cell(4));
    expect(actionsOf(table)).toEqual([actionCalled('place 5')]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is gone with its proposal, and with a second press', async () => {
    const table = tableAt('place');
    render(Board, table);
    await fireEvent.click(cell(3));
    expect(table.pending).toMatchObject({ actions: [actionCalled('place 4')] });
    expect(table.pending).not.toHaveProperty('ask');
    table.propose(null);
    await tick();
    expect(cell(3).getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(cell(3));
    await fireEvent.click(cell(3));
    expect(actionsOf(table)).toBeUndefined();
    expect(cell(3).getAttribute('aria-pressed')).toBe('false');
  });

  it('puts a spore on the next cell instead, for this card only', async () => {
    const table = tableAt('place');
    render(Board, table);
    const spore = screen.getByRole('button', { name: /put a spore/ });
    await fireEvent.click(spore);
    expect(spore.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(cell(0));
    expect(actionsOf(table)).toEqual([actionCalled('discard spore 1')]);
    const kept = choose.view.offer.find(({ key }) => key !== place.view.kept!.key)!;
    const spaces = { [kept.key]: place.view.spaces[place.view.kept!.key]! };
    table.show('place', { ...NOT_YET, view: { ...place.view, kept, spaces } });
    await tick();
    expect(screen.getByRole('button', { name: /put a spore/ }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('an activation', () => {
  it('forgets in the next one what was asked for and left out', async () => {
    const table = tableAt('scoring');
    render(Board, table);
    const [on] = screen.getAllByRole('button', { pressed: true }).filter((button) => button.matches('.source'));
    const name = on!.textContent;
    await fireEvent.click(on!);
    const found = (): HTMLElement =>
      [...document.querySelectorAll<HTMLElement>('.source')].find((one) => one.textContent === name)!;
    expect(found().getAttribute('aria-pressed')).toBe('false');
    table.show('scoring', { view: { ...scoring.view, totem: scoring.view.totem - 1 } });
    await tick();
    expect(found().getAttribute('aria-pressed')).toBe('true');
  });

  it('shows an answer by ticking what it uses', async () => {
    const table = tableAt('scoring');
    render(Board, table);
    const paid = scoring.view.activation.sources.find(({ effect, state }) => effect.pay > 0 && state === 'ready');
    const answer = scoring.choices.find(
      ({ action }) => action === (paid ?? scoring.view.activation.sources[0]!).action,
    )!;
    table.model.show(answer);
    await vi.waitFor(() => expect(vi.mocked(table.preview).mock.lastCall![0]).toContain(answer.action));
  });
});
