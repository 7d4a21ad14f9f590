import { Meilisearch } from 'meilisearch';
import { randomBytes } from 'node:crypto';
import { Pool } from 'undici';
import { MeilisearchBusinessNames } from '../../src/modules/search/adapters/meilisearch/meilisearch-business-names.js';
import { MeilisearchEngineIndex } from '../../src/modules/search/adapters/meilisearch/meilisearch-engine-index.js';
import { MeilisearchSearchIndex } from '../../src/modules/search/adapters/meilisearch/meilisearch-search-index.js';
import { PostgresIndexChanges } from '../../src/modules/search/adapters/postgres/postgres-index-changes.js';
import { PostgresIndexStates } from '../../src/modules/search/adapters/postgres/postgres-index-states.js';
import { PostgresListingFeed } from '../../src/modules/search/adapters/postgres/postgres-listing-feed.js';
import { EngineKey } from '../../src/modules/search/domain/engine-index.js';
import { IndexListings } from '../../src/modules/search/application/engines/index-listings.js';
import { toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import { SearchEngineUnavailable } from '../../src/modules/search/domain/search-index.js';
import { openDirectory } from '../support/directory.js';
import { describeBusinessNames } from './business-names.js';
import { describeSearchIndex, type Opened } from './search-index.js';

/** An engine shared with other tests may be late; what it answers is compared here, not how soon. */
const TIMEOUT_MS = 10_000;

async function open(): Promise<Opened & { names: MeilisearchBusinessNames }> {
  const host = process.env['TEST_MEILI_HOST'];
  const apiKey = process.env['TEST_MEILI_API_KEY'];
  if (!host) throw new Error('TEST_MEILI_HOST is not set: run the suites through npm test.');
  const uid = `test_${randomBytes(6).toString('hex')}`;
  const directory = await openDirectory();
  const changes = new PostgresIndexChanges(directory.transaction);
  const key = new EngineKey(uid);
  const listings = new IndexListings(
    key,
    new MeilisearchEngineIndex(host, apiKey, uid),
    {
      feed: new PostgresListingFeed(directory.transaction, key),
      states: new PostgresIndexStates(directory.transaction, key),
      changes,
    },
    directory.outbox,
  );
  const refresh = async (keys: number[] = []) => {
    await changes.append(keys);
    await listings.follow();
  };
  const pool = new Pool(host);
  let built = false;
  return {
    index: new MeilisearchSearchIndex(pool, apiKey, uid, TIMEOUT_MS),
    names: new MeilisearchBusinessNames(pool, apiKey, uid, TIMEOUT_MS),
    async fill(rows) {
      const changed = rows.length > 0 ? await directory.sync(rows) : [];
      if (!built) await listings.rebuild();
      else for (const { keys } of changed) await refresh(keys);
      built = true;
    },
    async unpublish(id) {
      await refresh((await directory.unpublish(id)).keys);
    },
    async close() {
      await pool.close();
      for (const name of [uid, `${uid}_marker`]) await new Meilisearch({ host, apiKey }).deleteIndex(name).waitTask();
      await directory.close();
    },
  };
}

describeSearchIndex('Meilisearch', open);
describeBusinessNames('Meilisearch', open);

it('an index without documents cannot answer questions about titles, and that is no mistake in them', async () => {
  const opened = await open();
  await opened.fill([]);
  const query = toSearchQuery({ query: 'larch', sortBy: 'featured', page: 1, limit: 20 });
  await expect(opened.index.search({ ...query, inTitle: true })).rejects.toThrow(SearchEngineUnavailable);
  await expect(opened.names.startingWith('larch', 5)).rejects.toThrow(SearchEngineUnavailable);
  await opened.close();
});
