import { SearchBacklog } from './search-backlog.js';

const since = async <T>(read: Promise<T>, pending: string[]) =>
  new SearchBacklog({ backlog: () => Promise.resolve(Object.fromEntries(pending.map((topic) => [topic, { waiting: 1 }]))) }).since(read);

it('what was read is indexed if neither changed listings nor a rebuild are pending, whatever else is', async () => {
  const isIndexed = async (...topics: string[]) => (await since(Promise.resolve('run'), topics))[1];
  expect(
    await Promise.all([isIndexed(), isIndexed('delivery'), isIndexed('listings-changed'), isIndexed('search-rebuild', 'delivery')]),
  ).toEqual([true, true, false, false]);
});

it('changes committed by a run that is found are not indexed yet, although nothing was pending when the reading began', async () => {
  const pending: string[] = [];
  const commit = Promise.resolve().then(() => {
    pending.push('listings-changed');
    return 'applied';
  });
  expect(await since(commit, pending)).toEqual(['applied', false]);
});
