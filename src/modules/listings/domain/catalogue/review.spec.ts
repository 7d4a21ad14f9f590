import { parseList, readReviews } from './review.js';

const read = (...entries: unknown[]) => readReviews(JSON.stringify(entries));

describe('readReviews', () => {
  it('reads all fields of a review', () => {
    const review = { rating: 4.5, name: 'Good', authorName: 'Ann', date: '2026-01-31', body: 'On time.' };
    expect(read(review)).toEqual({ reviews: [review], problems: [] });
  });

  it('reads ratings written as text, and the date of a time', () => {
    const { reviews } = read({ rating: '4', date: '2026-01-31T10:00:00Z' });
    expect(reviews).toEqual([{ rating: 4, name: null, authorName: null, date: '2026-01-31', body: null }]);
  });

  it.each([[5.1], [-1], ['five'], [null], [''], [true], [{}]])('drops the rating %j and keeps the review', (rating) => {
    expect(read({ rating, body: 'x' }).reviews).toMatchObject([{ rating: null, body: 'x' }]);
  });

  it.each(['31/01/2026', 'yesterday', 5, '2026-13-01'])('drops the date %j', (date) => {
    expect(read({ body: 'x', date }).reviews).toMatchObject([{ date: null }]);
  });

  it('skips empty reviews, and reports them', () => {
    const { reviews, problems } = read({ body: 'first' }, 'text', null, { authorName: 'Ann' }, { body: 'last' });
    expect(reviews.map(({ body }) => body)).toEqual(['first', 'last']);
    expect(problems).toEqual([2, 3, 4].map((entry) => `entry ${entry} is not a review; left out`));
  });

  it.each(['', '{}', '"x"', 'null', '[{"rating": 5', "[{'rating': 5}]"])('reports that %j is not a list', (json) => {
    expect(readReviews(json)).toEqual({ reviews: [], problems: ['is not a JSON list; left out'] });
  });

  it('keeps fifty', () => {
    const { reviews, problems } = read(...Array.from({ length: 51 }, () => ({ rating: 5 })));
    expect(reviews).toHaveLength(50);
    expect(problems).toEqual(['has more than 50 reviews; the first 50 are kept']);
  });

  it('removes control characters and keeps line breaks', () => {
    expect(read({ body: 'a\u0000b\u0007\nc\r\n\td' }).reviews).toMatchObject([{ body: 'ab\nc\r\n\td' }]);
  });

  it('keeps no half of a surrogate pair, which PostgreSQL refuses', () => {
    const [escaped, cut] = read({ body: 'a\ud83d' }, { name: `${'x'.repeat(199)}😀` }).reviews;
    expect(escaped!.body!.isWellFormed()).toBe(true);
    expect(cut!.name!.isWellFormed()).toBe(true);
    expect(cut!.name).toHaveLength(200);
  });
});

describe('parseList', () => {
  it('distinguishes a list from everything else', () => {
    expect(parseList('[1]')).toEqual([1]);
    expect(parseList('1')).toBeUndefined();
  });
});
