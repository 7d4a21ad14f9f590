import { APPLICATION_KEY } from '../../../../platform/embedded/meilisearch-key.js';
import { SearchEngineUnavailable } from '../../domain/search-index.js';
import { failedAnswer, connectionErrorForOperator, unreachable, answerErrorForOperator } from './meili-errors.js';

describe('An error answer of the engine', () => {
  it.each([401, 403, 404, 408, 429, 500, 502, 503])('with %i counts as an outage', (status) => {
    expect(failedAnswer(status, 'text')).toBeInstanceOf(SearchEngineUnavailable);
  });

  it.each([400, 405, 413, 422])('with %i counts as an invalid request of ours', (status) => {
    const error = failedAnswer(status, 'invalid filter');
    expect(error).not.toBeInstanceOf(SearchEngineUnavailable);
    expect(error.message).toBe(`Meilisearch: it answered ${status}: invalid filter`);
  });

  it('about an attribute that no document has had counts as an outage: there is no document yet', () => {
    expect(failedAnswer(400, '{"message":"","code":"invalid_search_attributes_to_search_on"}')).toBeInstanceOf(SearchEngineUnavailable);
  });

  it('is distinguished from a refused connection', () => {
    expect(unreachable(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })).refused).toBe(true);
    expect(unreachable(new Error('no answer within 400 ms')).refused).toBe(false);
  });
});

describe('The message for the operator about an unusable engine', () => {
  const address = { host: 'meili:7700', isSetting: true };
  const refusedKey = JSON.stringify({ message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth' });

  it('names MEILI_HOST if the connection fails, unless the engine is embedded', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    expect(connectionErrorForOperator(address, error)).toMatchObject({
      message: 'nothing answers at meili:7700 (ECONNREFUSED). Start Meilisearch there, or set MEILI_HOST to where it is.',
      refused: true,
    });
    expect(connectionErrorForOperator({ ...address, isSetting: false }, error).message).toBe(
      'nothing answers at meili:7700 (ECONNREFUSED)',
    );
    // Its code is a number.
    expect(connectionErrorForOperator(address, new DOMException('aborted due to timeout', 'TimeoutError')).message).toContain(
      '(aborted due to timeout)',
    );
  });

  it.each([
    [200, '<!doctype html>'],
    [404, '{"message":"Not Found"}'],
    [401, 'null'],
  ])('says for an answer %i with %s that this is not Meilisearch', (status, text) => {
    expect(answerErrorForOperator(address, status, text)).toEqual(
      new SearchEngineUnavailable(
        `what answers at meili:7700 is not Meilisearch (it answered ${status}). Set MEILI_HOST to the address and port of one.`,
      ),
    );
  });

  it('names MEILI_API_KEY if the key is missing or invalid, without the JSON of the answer', () => {
    const missing = JSON.stringify({ message: 'missing', code: 'missing_authorization_header' });
    expect(answerErrorForOperator(address, 401, missing).message).toMatch(
      /^Meilisearch at meili:7700 requires a key\. Set MEILI_API_KEY to one [^{]+\.$/,
    );
    expect(answerErrorForOperator(address, 403, refusedKey).message).toMatch(
      /^Meilisearch at meili:7700 refuses the key \(invalid_api_key\)\. Set MEILI_API_KEY, [^{]+\.$/,
    );
  });

  it.each([401, 403])('names all permissions that the key needs, for %i', (status) => {
    const { message } = answerErrorForOperator(address, status, refusedKey);
    expect(APPLICATION_KEY.actions.filter((action) => !message.includes(action))).toEqual([]);
    expect(message).toContain('for all indexes (*)');
  });

  it('has the original error otherwise; a 502 of a proxy does not count as another program', () => {
    expect(answerErrorForOperator(address, 502, '<h1>Bad Gateway</h1>').message).toBe('Meilisearch: it answered 502: <h1>Bad Gateway</h1>');
    expect(answerErrorForOperator(address, 429, JSON.stringify({ code: 'too_many_search_requests' })).message).toContain('it answered 429');
  });
});
