import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { DatabaseUnavailable, databaseOutage, databaseUnavailable, outageOf } from './database-unavailable.js';
import { DatabaseLimiter } from './database-limiter.js';

const coded = (code: string, message = 'refused', severity?: string) => Object.assign(new Error(message), { code, severity });

describe('an unavailable database', () => {
  it.each([
    ['nobody listens', coded('ECONNREFUSED'), 'ECONNREFUSED'],
    ['nobody listens on any of its addresses', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    ['the connection breaks', coded('ECONNRESET'), 'ECONNRESET'],
    ['its name is unknown', coded('ENOTFOUND'), 'ENOTFOUND'],
    [
      'an administrator ends it',
      coded('57P01', 'terminating connection due to administrator command'),
      'terminating connection due to administrator command',
    ],
    ['it is starting up', coded('57P03', 'the database system is starting up'), 'the database system is starting up'],
    ['the connection fails within', coded('08006', 'connection failure'), 'connection failure'],
    ['it has no connection left', coded('53300', 'sorry, too many clients already'), 'sorry, too many clients already'],
    [
      'its disk is full',
      coded('53100', 'could not extend file: No space left on device'),
      'could not extend file: No space left on device',
    ],
    [
      'it takes no connections',
      coded('55000', 'database is not currently accepting connections', 'FATAL'),
      'database is not currently accepting connections',
    ],
    [
      'a statement takes too long',
      coded('57014', 'canceling statement due to statement timeout'),
      'canceling statement due to statement timeout',
    ],
    ['a statement is given up for another one', coded('40P01', 'deadlock detected'), 'deadlock detected'],
    ['a change meets another one', coded('40001', 'could not serialize access'), 'could not serialize access'],
    ['a lock is not granted in time', coded('55P03', 'canceling statement due to lock timeout'), 'canceling statement due to lock timeout'],
    ['the connection ends unasked', new Error('Connection terminated unexpectedly'), 'no answer'],
    ['the pool has none in time', new Error('timeout exceeded when trying to connect'), 'no answer'],
    ['connecting takes too long', new Error('Connection terminated due to connection timeout'), 'no answer'],
    ['an answer takes too long', new Error('Query read timeout'), 'no answer'],
    [
      'the connection was lost between two statements',
      new Error(
        'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
      ),
      'no answer',
    ],
    ['the connection was lost before the transaction was to end', new QueryRunnerAlreadyReleasedError(), 'no answer'],
    ['the connection was lost before', new Error('Client has encountered a connection error and is not queryable'), 'no answer'],
  ])('is recognised when %s, directly and in a query', (_what, error, reason) => {
    expect(outageOf(error)).toBe(reason);
    expect(outageOf(new QueryFailedError('SELECT 1', [], error))).toBe(reason);
    expect(databaseUnavailable(error)).toMatchObject({
      kind: 'unavailable',
      code: 'database-unavailable',
      retryAfterSeconds: 5,
      cause: error,
    });
  });

  it.each([
    ['mistyped SQL', coded('42601', 'syntax error at or near "FORM"', 'ERROR')],
    ['a table that is missing', coded('42P01', 'relation "nothing" does not exist', 'ERROR')],
    ['a duplicate', coded('23505', 'duplicate key value violates unique constraint', 'ERROR')],
    ['a value of the wrong kind', coded('22P02', 'invalid input syntax for type bigint', 'ERROR')],
    ['a state that does not fit', coded('55000', 'currval of sequence is not yet defined in this session', 'ERROR')],
    ['text that only mentions it', coded('22023', 'timeout terminated', 'ERROR')],
    ['a mistake of ours', new TypeError('Cannot read properties of undefined')],
    ['nothing at all', undefined],
  ])('is not recognised when %s', (_what, error) => {
    expect(outageOf(error)).toBeUndefined();
    expect(databaseUnavailable(error)).toBeUndefined();
  });

  it('does not show visitors the reason', () => {
    expect(new DatabaseUnavailable('10.0.0.7 refused').message).not.toContain('10.0.0.7');
  });
});

it('work that was refused by the limiter counts as an outage, and a programming error does not', async () => {
  const limiter = new DatabaseLimiter(1, 5);
  const held = Promise.withResolvers<void>();
  const first = limiter.run(() => held.promise);
  const refused: unknown = await limiter.run(() => Promise.resolve()).catch((error: unknown) => error);
  held.resolve();
  await first;
  expect(databaseOutage(refused)).toBe(refused);
  expect(databaseOutage(new TypeError('x is not a function'))).toBeUndefined();
});
