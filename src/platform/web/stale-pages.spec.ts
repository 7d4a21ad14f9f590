import type { PageAddress } from './page-contract.js';
import { Page } from './page.js';
import { StalePages } from './stale-pages.js';

const at = (canonical: string, isFixed = false) => ({ canonical, isFixed }) as PageAddress;
const page = () => new Page(200, {}, Buffer.from('<p>Taps</p>'));

it('a page that was dropped while it was compressed does not come back', async () => {
  const stale = new StalePages({ named: 1e6, searched: 1e6 });
  const [dropped, stays] = [page(), page()];
  stale.keep(at('/business/dropped'), dropped);
  stale.keep(at('/business/stays'), stays);
  stale.drop(at('/business/dropped'));
  await Promise.all([dropped, stays].map(async (each) => [await each.body('br'), await each.whenPacked]));
  expect([stale.find(at('/business/dropped')), stale.find(at('/business/stays'))]).toEqual([undefined, stays]);
});

it('every page is dropped with a part of the site, whatever it mentions', () => {
  const stale = new StalePages({ named: 1e6, searched: 1e6 });
  const all = [at('/', true), at('/business/bob'), at('/search?query=tap')];
  for (const each of all) stale.keep(each, page());
  stale.forget([]);
  expect(all.map((each) => stale.has(each))).toEqual([true, true, true]);
  stale.forget(['']);
  expect(all.map((each) => stale.has(each))).toEqual([false, false, false]);
});
