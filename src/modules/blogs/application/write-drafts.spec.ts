import { KnownImages, NoTransaction, StoppedClock } from '../../../shared/testing/doubles.js';
import { ArticleHasDraft, DraftChangedMeanwhile, DraftNotFound } from '../domain/blog.errors.js';
import { InMemoryDrafts } from '../testing/doubles.js';
import { WriteDrafts } from './write-drafts.js';

function desk() {
  const [drafts, images] = [new InMemoryDrafts(), new KnownImages(['/media/gone'])];
  return { drafts, images, write: new WriteDrafts(drafts, images, new StoppedClock(), new NoTransaction()) };
}

it('a draft is stored as it is, unfinished and with a missing picture, under its present title', async () => {
  const { write, images } = desk();
  const fields = { topic: 'Taps', content: '![](/media/tap) ![](/media/gone)', cursor: 7 };
  const draft = await write.begin('d', { fields, fileName: null });
  expect(draft).toMatchObject({ id: 'd', fields, title: 'Taps', version: 1 });
  expect(images.claimed).toEqual(['/media/tap']);
});

it('when two windows save, the second is refused as outdated, and nothing of it is stored', async () => {
  const { write } = desk();
  await write.begin('d', { fields: { title: 'One' }, fileName: null });
  expect(await write.save('d', { title: 'Two' }, 1)).toMatchObject({ title: 'Two', version: 2 });
  await expect(write.save('d', { title: 'Three' }, 1)).rejects.toThrow(DraftChangedMeanwhile);
  expect((await write.get('d')).title).toBe('Two');
});

it('an article has one draft of its changes: a second one is refused', async () => {
  const { write } = desk();
  await write.begin('d', { fields: { title: 'One' }, fileName: 'taps' });
  await expect(write.begin('e', { fields: { title: 'Two' }, fileName: 'taps' })).rejects.toThrow(ArticleHasDraft);
  expect((await write.list({ page: 1, limit: 20 }, 'taps')).items.map(({ id }) => id)).toEqual(['d']);
  await write.begin('f', { fields: {}, fileName: 'drains' });
  await write.remove('d');
  expect((await write.begin('g', { fields: {}, fileName: 'taps' })).id).toBe('g');
});

it('a deleted draft is not found, and deleting it again succeeds', async () => {
  const { write } = desk();
  await write.begin('d', { fields: {}, fileName: null });
  await write.remove('d');
  await write.remove('d');
  await expect(write.get('d')).rejects.toThrow(DraftNotFound);
  await expect(write.save('d', {}, 1)).rejects.toThrow(DraftNotFound);
});
