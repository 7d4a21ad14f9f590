import { type BlogFields, type BlogWhole, inputOf, NEW_BLOG } from '../blog-fields.js';
import { editedArticle } from './draft-of-article.js';

const article = (fields: Partial<BlogFields>, version = 1, fileName = 'taps'): BlogWhole => ({
  ...inputOf({ ...NEW_BLOG, topic: 'Taps', title: 'Taps', ...fields }),
  fileName,
  version,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

it('without a draft the form has the published article', () => {
  expect(editedArticle(article({}))).toMatchObject({ fields: { title: 'Taps' }, fileName: 'taps', publishedSince: [], alsoMine: [] });
});

it('a draft changes what it names, and the address', () => {
  const edited = editedArticle(article({ cost: '$5' }), { fields: { title: 'Drips', fileName: 'drips' } });
  expect(edited).toMatchObject({ fields: { title: 'Drips', cost: '$5' }, fileName: 'drips', publishedSince: [] });
});

it('changes published meanwhile are kept, except in fields that the draft changes too', () => {
  const base = article({ content: 'Old', cost: '$5', subtitle: 'Old' });
  const { fields, ...said } = editedArticle(
    article({ content: 'Theirs', cost: '$9', subtitle: 'Same' }, 2, 'renamed'),
    { fields: article({ content: 'Mine', cost: '$5', subtitle: 'Same', time: '1 hour' }) },
    { fields: base, fileName: 'taps' },
  );
  expect(fields).toMatchObject({ content: 'Mine', cost: '$9', subtitle: 'Same', time: '1 hour' });
  expect(said).toEqual({ fileName: 'renamed', publishedSince: ['subtitle', 'cost', 'content'], alsoMine: ['content'] });
});
