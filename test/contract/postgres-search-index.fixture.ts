import { PostgresBusinessNames } from '../../src/modules/search/adapters/postgres/postgres-business-names.js';
import { PostgresSearchIndex } from '../../src/modules/search/adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from '../../src/modules/search/adapters/postgres/postgres-vocabulary.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { openDirectory } from '../support/directory.js';
import type { Opened } from './search-index.js';

/**
 * A directory of its own, searched by PostgreSQL.
 * @param deep from how many listings before a page on its end is remembered
 */
export async function openPostgres(deep?: number): Promise<Opened & { names: PostgresBusinessNames; transaction: PostgresTransaction }> {
  const directory = await openDirectory();
  const vocabulary = new PostgresVocabulary(directory.transaction);
  const index = new PostgresSearchIndex(directory.transaction, vocabulary, deep);
  const follow = async (keys: number[]) => {
    await vocabulary.learn(keys);
    index.forgetTotals();
  };
  return {
    index,
    names: new PostgresBusinessNames(directory.transaction),
    transaction: directory.transaction,
    async fill(listings) {
      for (const { keys } of await directory.sync(listings)) await follow(keys ?? []);
    },
    async unpublish(id) {
      await follow((await directory.unpublish(id)).keys ?? []);
    },
    close: () => directory.close(),
  };
}
