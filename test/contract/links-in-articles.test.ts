import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresBlogQueries } from '../../src/modules/blogs/adapters/postgres/postgres-blog-queries.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('articles and drafts that link to a page are found, and none that link to one with a longer address', async () => {
  const article = (name: string, content: string) =>
    source.query(`INSERT INTO blog (file_name, title, topic, content, hero_image) VALUES ($1, $1, '', $2, '')`, [name, content]);
  await article('linked', 'Ask [us](/renew-business).');
  await article('other', 'Ask [us](/renew-business-here).');
  await source.query(`INSERT INTO blog_draft (id, title, fields, created_at, updated_at) VALUES ($1, 'Draft', $2, now(), now())`, [
    randomUUID(),
    JSON.stringify({ content: '[Renew](/renew-business)' }),
  ]);
  const found = await new PostgresBlogQueries(transactionsOn(source)).linkingTo('/renew-business');
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['article', 'linked'],
    ['draft', 'Draft'],
  ]);
});
