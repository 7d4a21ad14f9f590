import type { Read } from '../../../src/platform/web/page-contract.js';
import { OTHER_SECTION } from '../../../src/shared/guide/section-names.js';
import { categoriesOf } from '../features/guides/topics.js';
import { isOff, type PartOff } from '../lib/parts.js';
import { ROUTES } from './routes.js';

/** Empty texts: only the addresses of sections are used. */
const NO_TEXTS = { plumbingText: '', electricalText: '', hvacText: '' };

/** Paths for the sitemap: of fixed pages, and of the sections of the guide that are not empty. */
export async function indexedPaths(off: readonly PartOff[], read: Read): Promise<string[]> {
  const pages = ROUTES.filter(({ movedTo, unlisted, parts }) => !movedTo && !unlisted && !isOff(parts, off))
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !path.startsWith('/__') && !(off as readonly string[]).includes(path));
  if (isOff(['guides', 'articles'], off)) return pages;
  const [articles, settings] = await Promise.all([read('articles', { perSection: 1 }), read('settings', {})]);
  const [written, changed] = ['data' in articles ? articles.data : [], 'data' in settings ? settings.data : undefined];
  const { categories, other } = categoriesOf(written, changed, NO_TEXTS, off);
  const sections = categories.filter(({ topics }) => topics.length > 0).map(({ id }) => id);
  if (other.length > 0 && !sections.includes(OTHER_SECTION)) sections.push(OTHER_SECTION);
  return [...pages, ...sections.map((id) => `/section/${encodeURIComponent(id)}`)];
}
