import { starCounts } from './star-counts.js';

const reviews = (...ratings: (number | null)[]) => ratings.map((rating) => ({ rating, name: '', body: '', authorName: '', date: '' }));

describe('the distribution of stars', () => {
  it('is not shown with fewer than five rated reviews', () => {
    expect(starCounts([])).toBeUndefined();
    expect(starCounts(reviews(5, 5, 5, 5, null, null))).toBeUndefined();
  });

  it('counts each review once, halves up, and leaves out those without a rating', () => {
    expect(starCounts(reviews(5, 4.5, 4, 1, 0, null))).toEqual({
      rated: 5,
      rows: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 2 },
      ],
    });
  });
});
