import { changesInWords, changesSince, resubmissionOf } from './submission-history.js';
import { Submission } from './submission.js';

const AT = new Date('2026-03-01T08:00:00Z');
const received = () =>
  Submission.receive({ id: 'one', kind: 'new', fields: { title: 'Bob', city: 'Guelph' }, ref: null, spam: null, at: AT });

describe('changesSince', () => {
  it('has each field that differs from the version that was opened, with its former value', () => {
    const submission = received();
    submission.correct({ title: 'Bob', city: 'Fergus' });
    submission.correct({ title: 'Rob', website: 'https://rob.example' });
    expect(changesSince(1, submission.snapshot)).toEqual([
      { field: 'title', from: 'Bob', to: 'Rob' },
      { field: 'website', from: null, to: 'https://rob.example' },
      { field: 'city', from: 'Guelph', to: null },
    ]);
    expect(changesSince(2, submission.snapshot).map(({ from }) => from)).toEqual(['Bob', null, 'Fergus']);
    expect(changesSince(3, submission.snapshot)).toEqual([]);
  });

  it('leaves out changes that were reverted, and changes by the decision only', () => {
    const submission = received();
    submission.correct({ title: 'Rob', city: 'Guelph' });
    submission.requestChanges({ at: AT, reason: 'Why?' });
    submission.correct({ title: 'Bob', city: 'Guelph' });
    expect(changesSince(1, submission.snapshot)).toEqual([]);
    expect(submission.snapshot.earlier.map(({ version, status }) => [version, status])).toEqual([
      [1, 'pending'],
      [2, 'pending'],
      [3, 'changes-requested'],
    ]);
  });

  it('stores the last twenty versions, and compares with the oldest of them', () => {
    const submission = received();
    for (let time = 1; time <= 30; time++) submission.correct({ title: `Bob ${time}` });
    expect(submission.snapshot.earlier.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
    expect(changesSince(1, submission.snapshot)).toEqual([{ field: 'title', from: 'Bob 10', to: 'Bob 30' }]);
  });
});

describe('changes by the owner after a request', () => {
  it('are the requested fields, and those that differ since', () => {
    const submission = received();
    expect(resubmissionOf(submission.snapshot)).toBeNull();
    submission.requestChanges({ at: AT, reason: 'Which city?' });
    expect(resubmissionOf(submission.snapshot)).toBeNull();
    submission.correct({ title: 'Bob', city: 'Fergus' });
    expect(resubmissionOf(submission.snapshot)).toEqual({
      asked: 'Which city?',
      changes: [{ field: 'city', from: 'Guelph', to: 'Fergus' }],
    });
    submission.requestChanges({ at: AT, reason: 'Which street?' });
    submission.correct({ title: 'Bob', city: 'Fergus', complete_address: '1 Main St' });
    expect(resubmissionOf(submission.snapshot)).toMatchObject({ asked: 'Which street?', changes: [{ field: 'complete_address' }] });
    submission.approve({ at: AT, fields: { title: 'Bob' } });
    expect(resubmissionOf(submission.snapshot)).toBeNull();
  });
});

it('changesInWords shortens long values', () => {
  expect(changesInWords([{ field: 'business_description', from: 'x'.repeat(300), to: null }])).toEqual([
    { field: 'fields.business_description', message: `was “${'x'.repeat(200)} …” when you looked, and is empty now` },
  ]);
});
