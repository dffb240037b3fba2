import { beforeEach, expect, it } from 'vitest';
import { controlAround, placeBeside, symbolAt, symbolsIn } from './explained_symbols.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button id="card"><svg data-symbol="earth:soil"><path id="inner" /></svg><svg data-symbol="earth:sprout"></svg>
      <svg data-symbol="earth:soil"></svg></button>
    <span id="free" data-symbol="rauha:points">3</span>`;
});

it('a symbol is found from any part of its drawing', () => {
  expect(symbolAt(document.querySelector('#inner'))?.id).toBe('symbol-earth-soil');
  expect(symbolAt(document.querySelector('#free'))?.id).toBe('symbol-rauha-points');
  expect(symbolAt(document.body)).toBeNull();
});

it('what has the focus explains each of its symbols once', () => {
  expect(symbolsIn(document.querySelector('#card')!).map(({ id }) => id)).toEqual([
    'symbol-earth-soil',
    'symbol-earth-sprout',
  ]);
});

it('a symbol in a button belongs to it, another one stands alone', () => {
  expect(controlAround(document.querySelector('#inner')!)?.id).toBe('card');
  expect(controlAround(document.querySelector('#free')!)).toBeNull();
});

it('the popover lies above the symbol, or below it where there is no room, and inside the screen', () => {
  const [size, screen] = [
    { width: 200, height: 60 },
    { width: 390, height: 844 },
  ];
  expect(placeBeside({ left: 180, right: 200, top: 300, bottom: 320 }, size, screen)).toEqual({ left: 90, top: 232 });
  expect(placeBeside({ left: 0, right: 20, top: 10, bottom: 30 }, size, screen)).toEqual({ left: 8, top: 38 });
  expect(placeBeside({ left: 370, right: 390, top: 300, bottom: 320 }, size, screen).left).toBe(182);
});
