import { CachedTitles } from '../../src/modules/search/adapters/postgres/cached-titles.js';
import type { ChangeFeed } from '../../src/platform/database/change-feed.js';
import type { CacheVersion } from '../../src/platform/web/cache-version.js';
import { describeBusinessNames } from './business-names.js';
import { openPostgres } from './postgres-search-index.fixture.js';

/** Nothing changes while a question is answered. */
const CHANGES = { on: () => undefined, connected: true } as unknown as ChangeFeed;
const GENERATION = { bump: () => undefined } as unknown as CacheVersion;

describeBusinessNames('Titles in memory', async () => {
  const opened = await openPostgres();
  const startingWith = async (text: string, limit: number) => {
    // As after a change: the titles are read anew.
    const titles = new CachedTitles(opened.transaction, CHANGES, GENERATION);
    await titles.prepare();
    return titles.named(titles.book!.startingWith(text, limit));
  };
  return { ...opened, names: { startingWith } };
});
