import type { KnownRoutes } from '../http/server/known-routes.js';
import type { Frontend } from './frontend.js';
import { SiteNames } from './site-names.js';

it('the names of pages, of all other routes, and of planned pages of the specification are reserved', async () => {
  const routes = { all: ['/api/search', '/feed.xml', '/business/:slug/map.svg'].map((url) => ({ url })) } as unknown as KnownRoutes;
  const frontend = { entry: () => Promise.resolve({ names: ['faq', 'section'] }) } as unknown as Frontend;
  const names = await new SiteNames(routes, frontend).all();
  for (const name of ['faq', 'section', 'api', 'feed.xml', 'business']) expect(names).toContain(name);
  for (const name of ['signup', 'referral', 'my-referrals', 'admin']) expect(names).toContain(name);
  expect(names).not.toContain('map.svg');
});
