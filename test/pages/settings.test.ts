import { newBlog } from '../../src/modules/blogs/domain/blog-change.js';
import { toArticleView } from '../../src/modules/blogs/domain/to-article-view.js';
import { DEFAULT_SETTINGS } from '../../src/modules/content/domain/site-settings.js';
import { HOME_SECTION_IDS } from '../../src/shared/settings/home-sections.js';
import { PAGE_SETTINGS, type PageSetting, SETTING_NAMES, type SettingName } from '../../src/shared/settings/page-settings.js';
import { type FakeAnswers, rendered } from '../support/rendered.js';

const NOON = new Date('2026-11-20T17:00:00Z');
const trade = (name: string, slug: string) => ({
  name,
  plural: `${name}s`,
  slug,
  count: 3,
  drawing: slug,
  hue: 235,
  summary: 'All of it',
  hint: '',
  image: null,
});
const EXPLAINER = { title: 'Hiring one', description: 'As built in.', services: [], tips: [] };
const TRADES = [trade('Plumber', 'plumber'), trade('Electrician', 'electrician'), trade('HVAC Technician', 'hvac-technician')];
const FOUND = { services: [], total: 2, page: 1, totalPages: 1, understood: null };
const FOUND_BY_TRADE = TRADES.map((each): [string, FakeAnswers] => [
  `/search?industry=${encodeURIComponent(each.name)}`,
  { search: FOUND, trade: { ...each, explainer: EXPLAINER, questions: [], licensing: [], guides: [] } },
]);
const HOME: FakeAnswers = {
  articles: [],
  faq: [],
  figures: { businesses: 12, trades: 3, towns: 2, reviews: 40 },
  homeTrades: { tiles: TRADES, carousel: TRADES, rotation: [], examples: [] },
};

/** Pages that show every setting between them, and what each reads. */
const PAGES: Readonly<Record<string, FakeAnswers>> = {
  '/': HOME,
  '/search': { search: FOUND },
  '/search?city=Nowhere': { search: { ...FOUND, total: 0, totalPages: 0 } },
  ...Object.fromEntries(FOUND_BY_TRADE),
  '/home-jobs-guide': { articles: [] },
  '/fix-a-tap': {
    blog: toArticleView(newBlog({ topic: 'Fix a tap', content: 'Turn the water off.' }, 'fix-a-tap', NOON), {
      fileName: 'fix-a-tap',
      createdAt: NOON,
      updatedAt: NOON,
      related: [],
    }),
  },
};

/** What takes effect only while a page stands in a browser. */
const IN_BROWSERS: readonly SettingName[] = ['rotationSpeed'];

/** Something of its kind that differs from what the site came with. */
function another(setting: PageSetting): unknown {
  const picture = `/media/${'a'.repeat(32)}-512x512.webp`;
  switch (setting.kind) {
    case 'line':
    case 'text':
      return 'Something else';
    case 'lines':
      return ['Something else'];
    case 'picture':
    case 'identity':
      return picture;
    case 'colour':
      return '#123456';
    case 'milliseconds':
      return setting.range[0];
    case 'choice':
      return Object.keys(setting.options).find((option) => option !== setting.initial);
    case 'home-sections':
      return HOME_SECTION_IDS.toReversed().map((id) => ({ id, shown: true }));
    case 'steps':
      return [{ id: 'a', title: 'Ring us', description: 'Any time', icon: 'Phone', color: 'blue' }];
    case 'guide-sections':
      return [{ id: 'roofs', name: 'Roofs', icon: 'Home', color: 'blue', description: 'All about them' }];
  }
}

/** What is seen on a page with these settings; what its scripts go on with is no part of it. */
const seen = async (address: string, settings: object) =>
  JSON.stringify(
    await rendered(address, { trades: TRADES, ...PAGES[address], settings: { ...DEFAULT_SETTINGS, ...settings, version: 1 } }),
  );

it.each(SETTING_NAMES.filter((name) => !IN_BROWSERS.includes(name)))('%s is visible on a page once it is set', async (name) => {
  const set = { [name]: another(PAGE_SETTINGS[name]) };
  const changed = await Promise.all(Object.keys(PAGES).map(async (address) => (await seen(address, set)) !== (await seen(address, {}))));
  expect(changed).toContain(true);
});
