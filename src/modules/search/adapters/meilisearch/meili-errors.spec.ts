import { SearchEngineUnavailable } from '../../domain/search-index.js';
import { failedAnswer, unreachable } from './meili-errors.js';

describe('An answer of the engine that is none', () => {
  it.each([401, 403, 404, 408, 429, 500, 502, 503])('with %i says that it cannot answer now', (status) => {
    expect(failedAnswer(status, 'text')).toBeInstanceOf(SearchEngineUnavailable);
  });

  it.each([400, 405, 413, 422])('with %i says that our question is wrong', (status) => {
    const error = failedAnswer(status, 'invalid filter');
    expect(error).not.toBeInstanceOf(SearchEngineUnavailable);
    expect(error.message).toBe(`Meilisearch: it answered ${status}: invalid filter`);
  });

  it('is told apart from an address where nobody listens', () => {
    expect(unreachable(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })).refused).toBe(true);
    expect(unreachable(new Error('no answer within 400 ms')).refused).toBe(false);
  });
});
