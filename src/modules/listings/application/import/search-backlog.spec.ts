import { SearchBacklog } from './search-backlog.js';

const isEmpty = (...topics: string[]) =>
  new SearchBacklog({ backlog: () => Promise.resolve(Object.fromEntries(topics.map((topic) => [topic, { waiting: 1 }]))) }).isEmpty();

it('the search is up to date if neither changed listings nor a rebuild are pending, whatever else is', async () => {
  expect(await Promise.all([isEmpty(), isEmpty('delivery'), isEmpty('listings-changed'), isEmpty('search-rebuild', 'delivery')])).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
