import { Meilisearch } from 'meilisearch';
import { randomBytes } from 'node:crypto';
import { Pool } from 'undici';
import { MeilisearchBusinessNames } from '../../src/modules/search/adapters/meilisearch/meilisearch-business-names.js';
import { MeilisearchEngineIndex } from '../../src/modules/search/adapters/meilisearch/meilisearch-engine-index.js';
import { MeilisearchSearchIndex } from '../../src/modules/search/adapters/meilisearch/meilisearch-search-index.js';
import { PostgresIndexStates } from '../../src/modules/search/adapters/postgres/postgres-index-states.js';
import { PostgresListingFeed } from '../../src/modules/search/adapters/postgres/postgres-listing-feed.js';
import { IndexListings } from '../../src/modules/search/application/index-listings.js';
import { openDirectory } from '../support/directory.js';
import { describeBusinessNames } from './business-names.js';
import { describeSearchIndex, type Opened } from './search-index.js';

async function open(): Promise<Opened & { names: MeilisearchBusinessNames }> {
  const host = process.env['TEST_MEILI_HOST'];
  const apiKey = process.env['TEST_MEILI_API_KEY'];
  if (!host) throw new Error('TEST_MEILI_HOST is not set: run the suites through npm test.');
  const uid = `test_${randomBytes(6).toString('hex')}`;
  const directory = await openDirectory();
  const listings = new IndexListings(
    new MeilisearchEngineIndex(host, apiKey, uid),
    new PostgresListingFeed(directory.transaction),
    new PostgresIndexStates(directory.transaction),
    directory.outbox,
  );
  const pool = new Pool(host);
  let built = false;
  return {
    index: new MeilisearchSearchIndex(pool, apiKey, uid),
    names: new MeilisearchBusinessNames(pool, apiKey, uid),
    async fill(rows) {
      const changes = await directory.sync(rows);
      if (!built) await listings.rebuild();
      else for (const { keys } of changes) await listings.refresh(keys ?? []);
      built = true;
    },
    async unpublish(id) {
      await listings.refresh((await directory.unpublish(id)).keys ?? []);
    },
    async close() {
      await pool.close();
      await new Meilisearch({ host, apiKey }).deleteIndex(uid).waitTask();
      await directory.close();
    },
  };
}

describeSearchIndex('Meilisearch', open);
describeBusinessNames('Meilisearch', open);
