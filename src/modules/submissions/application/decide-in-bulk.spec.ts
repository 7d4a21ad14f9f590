import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import { SubmissionDecided } from '../domain/submission.errors.js';
import type { ApproveSubmission } from './approve-submission.js';
import { DecideInBulk } from './decide-in-bulk.js';
import type { DecideSubmission } from './decide-submission.js';

class DatabaseAway extends Outage {
  readonly code = 'database-unavailable';
  readonly reason = 'connection lost';
}
const connectionLost = new Error('connection lost');
registerOutageRecognition((error) => (error === connectionLost ? new DatabaseAway('Please try again in a few seconds.') : undefined));

/** Rejections end as given by the id, otherwise well. */
function bulkWith(endings: Record<string, Error>) {
  const tried: string[] = [];
  const reject = (id: string) => {
    tried.push(id);
    return endings[id] ? Promise.reject(endings[id]) : Promise.resolve();
  };
  const bulk = new DecideInBulk({} as ApproveSubmission, { reject } as unknown as DecideSubmission);
  return {
    tried,
    run: (...ids: string[]) =>
      bulk.run(
        'reject',
        ids.map((id) => ({ id, version: 1 })),
        'No address.',
        null,
      ),
  };
}

it('each succeeds or fails by itself', async () => {
  const { run } = bulkWith({ b: new SubmissionDecided('Bob', 'rejected', 'pending') });
  expect(await run('a', 'b', 'c', 'a')).toMatchObject({ done: ['a', 'c'], failed: [{ id: 'b' }] });
});

it('tells what someone else has decided the same from what cannot be done', async () => {
  const { run } = bulkWith({
    a: new SubmissionDecided('Ann', 'rejected', 'rejected', true),
    b: new SubmissionDecided('Bob', 'approved', 'rejected'),
  });
  expect((await run('a', 'b')).items).toMatchObject([
    { outcome: 'already', detail: '"Ann" was rejected already. Nothing was changed.' },
    { outcome: 'refused', detail: '"Bob" was approved: it cannot be rejected now. Nothing was changed.' },
  ]);
});

describe('when the database becomes unreachable', () => {
  it('says which were done before, and does not try the others', async () => {
    const { run, tried } = bulkWith({ b: connectionLost });
    const detail = 'Please try again in a few seconds.';
    expect(await run('a', 'b', 'c')).toEqual({
      items: [
        { id: 'a', outcome: 'done', detail: null, errors: [] },
        { id: 'b', outcome: 'refused', detail, errors: [] },
        { id: 'c', outcome: 'refused', detail, errors: [] },
      ],
      done: ['a'],
      failed: [
        { id: 'b', detail },
        { id: 'c', detail },
      ],
    });
    expect(tried).toEqual(['a', 'b']);
  });

  it('fails as a whole before anything was done', async () => {
    await expect(bulkWith({ a: connectionLost }).run('a', 'b')).rejects.toThrow('connection lost');
  });
});
