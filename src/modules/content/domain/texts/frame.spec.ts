import { frameOf } from './frame.js';
import { publicTexts } from './public-text.js';
import { type PageTexts, TEXT_PAGES } from './text-pages.js';

const BUILT_IN = publicTexts(TEXT_PAGES.frame, {}, { site: 'Handy', region: 'Ontario', reviewTime: '' }) as unknown as PageTexts<'frame'>;

it('entries with the same menu title form one menu, at the place of the first one', () => {
  expect(frameOf(BUILT_IN, [], 'Handy').menu.map(({ text }) => text)).toEqual([
    'Browse Services',
    'Common Home Jobs',
    'Shortlist',
    'About Us',
    'Your Business Listing',
  ]);
  const menu = ['a', 'b', ''].flatMap((title) => ['/1', '/2'].map((to) => ({ menu: title, text: to, to })));
  const [a, b, ...others] = frameOf({ ...BUILT_IN, menu: [...menu, { menu: 'a', text: '/3', to: '/3' }] }, [], 'Handy').menu;
  expect([a, b]).toMatchObject([{ items: [{ to: '/1' }, { to: '/2' }, { to: '/3' }] }, { text: 'b', items: [{ to: '/1' }, { to: '/2' }] }]);
  expect(others).toEqual([
    { text: '/1', to: '/1' },
    { text: '/2', to: '/2' },
  ]);
});

it('links to parts that are switched off are left out, and menus without links', () => {
  const { menu, company } = frameOf(BUILT_IN, ['referrals', 'guides', 'articles', 'renewals'], 'Handy');
  expect(JSON.stringify([menu, company])).not.toMatch(/referral|home-jobs|renew/);
  expect(frameOf({ ...BUILT_IN, menu: [{ menu: 'a', text: 'a', to: '/renew-business#x' }] }, ['renewals'], 'Handy').menu).toEqual([]);
  expect(JSON.stringify(frameOf(BUILT_IN, ['guides'], 'Handy').menu)).toContain('/home-jobs-guide');
});

it('a menu that does not fit beside the name of the site is reported as too long', () => {
  expect(frameOf(BUILT_IN, [], 'Handy')).not.toHaveProperty('longMenu');
  expect(frameOf(BUILT_IN, [], 'Handy of the Maritimes and Labrador').longMenu).toBe(true);
});
