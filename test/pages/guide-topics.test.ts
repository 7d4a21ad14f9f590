import { EMERGENCY_CASES } from '../../src/modules/content/domain/texts/pages/emergency-cases.js';
import { TOPICS as GUIDE_TOPICS } from '../../src/shared/guide/guide-topics.js';
import { TOPICS } from '../../src/modules/search/domain/understanding/topics.js';

const pairs = (topics: { title: string; path: string }[]) => [...new Set(topics.map(({ title, path }) => `${path} ${title}`))].sort();

/** The search names pages that are written elsewhere: both have to agree. */
describe('the guides that the search knows', () => {
  it('include every guide by its own title', () => {
    expect(pairs(TOPICS.filter(({ dangerous }) => !dangerous))).toEqual(
      pairs(
        Object.values(GUIDE_TOPICS)
          .flat()
          .map(({ title, to }) => ({ title, path: to })),
      ),
    );
  });

  it('include every emergency', () => {
    expect(pairs(TOPICS.filter(({ dangerous }) => dangerous))).toEqual(
      pairs(EMERGENCY_CASES.map(({ id, title }) => ({ title, path: `/emergency-help#${id}` }))),
    );
  });
});
