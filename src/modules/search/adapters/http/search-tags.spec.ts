import type { CacheVersion } from '../../../../platform/web/cache-version.js';
import type { EngineCircuitBreaker } from '../../application/engines/circuit-breaker.js';
import { SearchTags } from './search-tags.js';

const VISIT = { method: 'GET', url: '/api/search?query=plumber', headers: { 'user-agent': 'Firefox' } };
const CRAWLER = { ...VISIT, headers: { 'user-agent': 'Googlebot' } };
const given = (cacheVersion: number) => ({ cacheVersion, counted: undefined, body: Buffer.from('{}'), encoding: 'identity' as const });
let kept = 0;
const tags = (configured = true) =>
  new SearchTags({ current: 1 } as CacheVersion, { configured } as EngineCircuitBreaker, () => (kept += 1));

describe('answers of searches', () => {
  it('are given again to the same question, in the same encoding, while nothing has changed', () => {
    const answers = tags();
    answers.give(VISIT, 'identity', given(1));
    expect([answers.again(CRAWLER, 1, 'identity')?.body.toString(), kept]).toEqual(['{}', 1]);
    expect(answers.again(VISIT, 1, 'gzip')).toBeUndefined();
    expect(answers.again({ ...VISIT, url: `${VISIT.url}&page=2` }, 1, 'identity')).toBeUndefined();
    expect(answers.again(VISIT, 2, 'identity')).toBeUndefined();
    expect(answers.again(VISIT, undefined, 'identity')).toBeUndefined();
    expect(kept).toBe(1);
  });

  it('are not there for a question that nobody has asked, also while changes may be missed', () => {
    const before = kept;
    expect([tags().again(VISIT, undefined, 'identity'), kept - before]).toEqual([undefined, 0]);
  });

  it('are not kept for what is not counted, nor where PostgreSQL gives them', () => {
    const [answers, postgres] = [tags(), tags(false)];
    answers.give(CRAWLER, 'identity', given(1));
    postgres.give(VISIT, 'identity', given(1));
    expect([answers.again(VISIT, 1, 'identity'), postgres.again(VISIT, 1, 'identity')]).toEqual([undefined, undefined]);
  });
});
