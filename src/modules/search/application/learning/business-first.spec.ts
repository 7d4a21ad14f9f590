import { SearchPage } from '../../domain/search-index.js';
import { type SearchQuery, type SearchRequest, toSearchQuery } from '../../domain/search-query.js';
import { aCard } from '../../testing/doubles.js';
import { type Answer, businessFirst } from './business-first.js';

const REST = ['a', 'b', 'c', 'd', 'e'];
const asking = (more: Partial<SearchRequest> = {}) => toSearchQuery({ query: 'green van', sortBy: 'featured', page: 1, limit: 2, ...more });
const cardsOf = (titles: string[]) => titles.map((title) => aCard({ title }));

let asked: SearchQuery[];
let isThere: boolean;

beforeEach(() => {
  asked = [];
  isThere = true;
});

const find = (query: SearchQuery): Promise<SearchPage> => {
  asked.push(query);
  return Promise.resolve(SearchPage.of(isThere ? cardsOf(['taught']) : [], isThere ? 1 : 0));
};

const answer = ({ page, limit, without }: SearchQuery): Promise<Answer> => {
  const all = without?.includes(7) ? REST : [...REST, 'taught'];
  return Promise.resolve({
    found: SearchPage.of(cardsOf(all.slice((page - 1) * limit, page * limit)), all.length),
    understood: null,
    hoursUnknown: false,
    from: undefined,
  });
};

async function titlesOf(more: Partial<SearchRequest> = {}) {
  const { found } = await businessFirst(7, asking(more), find, answer);
  return [found.services.map(({ title }) => title), found.total];
}

it('a taught business comes first, and the other results are neither repeated nor lost across pages', async () => {
  expect(await titlesOf()).toEqual([['taught', 'a'], 6]);
  expect(await titlesOf({ page: 2 })).toEqual([['b', 'c'], 6]);
  expect(await titlesOf({ page: 3 })).toEqual([['d', 'e'], 6]);
  expect(await titlesOf({ page: 4 })).toEqual([[], 6]);
  expect(await titlesOf({ limit: 5, page: 2 })).toEqual([['e'], 6]);
});

it("is searched with the visitor's filters, without the words", async () => {
  await titlesOf({ city: 'Guelph', minRating: 4 });
  expect(asked).toMatchObject([{ only: [7], cityKey: 'guelph', minRating: 4, words: undefined }]);
});

it('is left out if filters exclude it, it is gone, or another order was chosen', async () => {
  expect(await titlesOf({ sortBy: 'name_asc' })).toEqual([['a', 'b'], 6]);
  isThere = false;
  expect(await titlesOf()).toEqual([['a', 'b'], 6]);
});
