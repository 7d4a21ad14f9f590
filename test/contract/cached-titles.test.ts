import { mock } from 'node:test';
import { CachedTitles } from '../../src/modules/search/adapters/postgres/cached-titles.js';
import type { ChangeFeed } from '../../src/platform/database/change-feed.js';
import type { CacheVersion } from '../../src/platform/web/cache-version.js';
import { aListing } from '../support/builders.js';
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
    const named = await titles.named(titles.book!.startingWith(text, limit));
    titles.onModuleDestroy();
    return named;
  };
  return { ...opened, names: { startingWith } };
});

describe('Names of businesses', () => {
  it('that have changed are read again, also if they were being read', async () => {
    const opened = await openPostgres();
    try {
      const heard: (() => void)[] = [];
      const changes = { on: (_channel: string, listener: () => void) => heard.push(listener), connected: true };
      const titles = new CachedTitles(opened.transaction, changes as unknown as ChangeFeed, GENERATION);
      const called = (title: string) => opened.fill([aListing({ id: 'renamed', title })]);
      await called('Called one');
      await titles.prepare();
      const keys = titles.book!.startingWith('called', 1);
      const named = async () => (await titles.named(keys)).map(({ title }) => title);
      expect(await named()).toEqual(['Called one']);
      await called('Called two');
      // The first listener forgets, the other one would read all titles again.
      heard[0]!();
      const early = named();
      heard[0]!();
      expect(await early).toEqual(['Called two']);
      await called('Called three');
      expect(await named()).toEqual(['Called three']);
      titles.onModuleDestroy();
    } finally {
      await opened.close();
    }
  });

  it('are read in advance when nothing has changed for two seconds: suggestions do not wait', async () => {
    const opened = await openPostgres();
    try {
      await opened.fill([1, 2, 3].map((number) => aListing({ id: `ahead-${number}`, title: `Ahead ${number}` })));
      const titles = new CachedTitles(opened.transaction, CHANGES, GENERATION);
      const { mock: reads } = mock.method(titles as unknown as { readNames(keys: number[]): Promise<Map<number, unknown>> }, 'readNames');
      mock.timers.enable({ apis: ['setTimeout'] });
      await titles.prepare();
      mock.timers.tick(2_000);
      mock.timers.reset();
      expect((await reads.calls[0]?.result)?.size).toBe(3);
      expect((await titles.named(titles.book!.startingWith('ahead', 6))).map(({ title }) => title)).toEqual([
        'Ahead 1',
        'Ahead 2',
        'Ahead 3',
      ]);
      expect(reads.callCount()).toBe(1);
    } finally {
      mock.timers.reset();
      await opened.close();
    }
  });
});
