import { industryPage } from './industry-page.js';

const INDUSTRIES = Array.from({ length: 45 }, (_, at) => ({ name: `Industry ${at + 1}`, count: at + 1 }));

const namesOn = (page: number) => industryPage(INDUSTRIES, page).shown.map(({ name }) => name);

it('of thousands of industries without a trade, twenty are shown, those with the most listings first', () => {
  expect(namesOn(1)).toHaveLength(20);
  expect(namesOn(1)[0]).toBe('Industry 45');
  expect(namesOn(3)).toEqual(['Industry 5', 'Industry 4', 'Industry 3', 'Industry 2', 'Industry 1']);
});

it('a page beyond the last one shows the last one', () => {
  expect(industryPage(INDUSTRIES, 4)).toEqual(industryPage(INDUSTRIES, 3));
  expect(industryPage([], 2)).toEqual({ page: 1, shown: [] });
});
