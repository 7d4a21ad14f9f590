import type { CacheVersion } from '../../../../platform/web/cache-version.js';
import type { EngineCircuitBreaker } from '../../application/engines/circuit-breaker.js';
import { SearchEtags } from './search-etags.js';

const VISIT = { method: 'GET', url: '/api/search?query=plumber', headers: { 'user-agent': 'Firefox' } };
const CRAWLER = { ...VISIT, headers: { 'user-agent': 'Googlebot' } };
const given = (cacheVersion: number) => ({ cacheVersion, counted: undefined, body: Buffer.from('{}'), encoding: 'identity' as const });
let kept = 0;
const tags = (configured = true) =>
  new SearchEtags({ current: 1 } as CacheVersion, { configured } as EngineCircuitBreaker, () => (kept += 1));

describe('entity tags of searches', () => {
  it('are reused for the same query in the same encoding while nothing has changed', () => {
    const answers = tags();
    answers.storeBody(VISIT, 'identity', given(1));
    expect([answers.cachedBody(CRAWLER, 1, 'identity')?.body.toString(), kept]).toEqual(['{}', 1]);
    expect(answers.cachedBody(VISIT, 1, 'gzip')).toBeUndefined();
    expect(answers.cachedBody({ ...VISIT, url: `${VISIT.url}&page=2` }, 1, 'identity')).toBeUndefined();
    expect(answers.cachedBody(VISIT, 2, 'identity')).toBeUndefined();
    expect(answers.cachedBody(VISIT, undefined, 'identity')).toBeUndefined();
    expect(kept).toBe(1);
  });

  it('are missing for a new query, and while changes may be missed', () => {
    const before = kept;
    expect([tags().cachedBody(VISIT, undefined, 'identity'), kept - before]).toEqual([undefined, 0]);
  });

  it('are not stored for uncached answers, nor if PostgreSQL answers', () => {
    const [answers, postgres] = [tags(), tags(false)];
    answers.storeBody(CRAWLER, 'identity', given(1));
    postgres.storeBody(VISIT, 'identity', given(1));
    expect([answers.cachedBody(VISIT, 1, 'identity'), postgres.cachedBody(VISIT, 1, 'identity')]).toEqual([undefined, undefined]);
  });
});
