import { chromium } from '@playwright/test';
const A = 'http://localhost:8140';
const [mode = 'standard', turns = '6', width = '1366', height = '768', theme = 'light', name = 'try', seats='3'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: +width, height: +height }, locale: 'en-GB', colorScheme: theme, reducedMotion: 'reduce', hasTouch: +width < 500 });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERROR', String(e).slice(0, 600)));
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 400)));
await page.goto(A);
const ask = async (method, path, data) => { const r = await page.request.fetch(A + '/api' + path, { method, headers: { origin: A }, data }); if (!r.ok()) console.log(await r.text()); return r.json(); };
const t = await ask('POST', '/tables', { game: 'earth', seats: ['me', ...Array(+seats-1).fill('bot:random')], options: { mode, first: 0 }, start: true });
await page.goto(`${A}/table/${t.id}`);
await page.getByRole('region', { name: 'What to do' }).waitFor();
const shot = async (what) => { await page.waitForTimeout(150); await page.screenshot({ path: `/tmp/shots-${name}-${what}.png` }); };
const seen = new Set();
const kind = () => page.evaluate(() => document.querySelector('[data-kind]')?.getAttribute('data-kind'));
let inputs = 0;
for (let i = 0; i < +turns * 30; i++) {
  await page.waitForTimeout(60);
  const k = await kind();
  if (!k) { if (await page.getByRole('region', { name: 'Result' }).isVisible()) { await shot('end'); break; } continue; }
  if (!seen.has(k)) { seen.add(k); await shot(k); }
  const did = await page.evaluate(async (k) => {
    const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
    const one = (s) => document.querySelector(s);
    const main = () => one('[aria-label="What to do"] button.main:not(:disabled)');
    if (k === 'side') one('[data-side]').click();
    else if (k === 'action') { const all = [...document.querySelectorAll('[data-action]:not(:disabled)')]; all[window.__n = ((window.__n ?? -1) + 1) % all.length].click(); }
    else if (k === 'keep' || k === 'keep_compost') one('[data-keep]').click();
    else if (k === 'plant') { const c = one('.usable [data-card]'); if (!c) { [...document.querySelectorAll('.answers button')][0].click(); return 'stop'; } c.click(); await sleep(400); window.__planting = true; const s = one('[data-cell].spot'); s?.click(); await sleep(60); if (!main()) { [...document.querySelectorAll('.answers button')][0]?.click(); return 'nospot'; } return 'spot'; }
    else { const b = one('.answers button'); if (!b) return 'none'; b.click(); await sleep(30); }
    await sleep(30); main()?.click(); return 'ok';
  }, k);
  if (did === 'spot') { if (!seen.has('spot')) { seen.add('spot'); await page.waitForTimeout(900); await shot('spot'); } await page.evaluate(() => document.querySelector('[aria-label="What to do"] button.main')?.click()); }
  if (did === 'none' || did === 'nospot') console.log(k, did);
}
await shot('last');
console.log([...seen].join(' '));
await browser.close();
