import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresBlogQueries } from '../../src/modules/blogs/adapters/postgres/postgres-blog-queries.js';
import { imagesIn } from '../../src/modules/blogs/domain/blog-images.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;
let blogs: PostgresBlogQueries;

beforeAll(async () => {
  source = await migratedSource();
  blogs = new PostgresBlogQueries(transactionsOn(source));
});
afterAll(() => source?.destroy());

const picture = (letter: string, width = '') => `/media/${letter.repeat(8)}${width}.webp`;
const TEXT = `![Tap](${picture('b', '-320x200')}) and again ${picture('b', '-320x200')}, not /media/ nor /media/é.webp, "${picture('c')}".`;

it('articles use the pictures that they, a draft or an earlier text show', async () => {
  const [{ key }] = (await source.query(
    `INSERT INTO blog (file_name, title, topic, content, hero_image) VALUES ('taps', 'Taps', '', $1, $2) RETURNING key`,
    [TEXT, picture('a')],
  )) as [{ key: string }];
  await source.query(
    `INSERT INTO blog_revision (blog_key, version, change, file_name, fields, created_at, saved_at) VALUES ($1, 1, 'published', 'taps', $2, now(), now())`,
    [key, JSON.stringify({ heroImage: picture('d'), content: `![](${picture('e')})` })],
  );
  await source.query(`INSERT INTO blog_draft (id, title, fields, created_at, updated_at) VALUES ($1, 'New', $2, now(), now())`, [
    randomUUID(),
    JSON.stringify({ content: `first\n![](${picture('f')})` }),
  ]);
  const found = (await blogs.images()).toSorted();
  expect(found).toEqual([picture('a'), picture('b', '-320x200'), picture('c'), picture('d'), picture('e'), picture('f')]);
  // PostgreSQL finds what the domain finds.
  expect(imagesIn(TEXT).toSorted()).toEqual([picture('b', '-320x200'), picture('c')]);
});
