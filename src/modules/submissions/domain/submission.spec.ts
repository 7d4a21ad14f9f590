import type { DomainError } from '../../../shared/domain-error.js';
import type { SubmissionStatus } from './submission-status.js';
import { SUBMISSION_STATUSES } from './submission-status.js';
import { OwnSubmissionChanged, TooManyProposed } from './submission.errors.js';
import { MAX_PROPOSED, referralCodeFrom, Submission } from './submission.js';

const CREATED = new Date('2026-03-01T08:00:00Z');
const NOW = new Date('2026-03-02T08:00:00Z');
const FIELDS = { title: 'Bob' };

const received = (spam: string | null = null) =>
  Submission.receive({ id: 'one', kind: 'new', fields: FIELDS, ref: null, spam, at: CREATED });

/** A submission brought into its state by domain methods alone. */
const IN: Record<SubmissionStatus, () => Submission> = {
  pending: () => received(),
  'changes-requested': () => done('requestChanges'),
  approved: () => done('approve'),
  rejected: () => done('reject'),
  spam: () => done('markAsSpam'),
  withdrawn: () => done('withdraw'),
};

const ACTS = {
  approve: (submission: Submission) => submission.approve({ at: NOW, fields: FIELDS }),
  reject: (submission: Submission) => submission.reject({ at: NOW, reason: 'Why.' }),
  requestChanges: (submission: Submission) => submission.requestChanges({ at: NOW, reason: 'Why.' }),
  markAsSpam: (submission: Submission) => submission.markAsSpam({ at: NOW }),
  restore: (submission: Submission) => submission.restore(),
  correct: (submission: Submission) => submission.correct({ title: 'Bob & Sons' }),
  withdraw: (submission: Submission) => submission.withdraw(NOW),
};

type Act = keyof typeof ACTS;

function done(act: Act): Submission {
  const submission = received();
  ACTS[act](submission);
  return submission;
}

/** Where each act leads, from where it may be done; from everywhere else it may not. */
const LEADS: Record<Act, Partial<Record<SubmissionStatus, SubmissionStatus>>> = {
  approve: { pending: 'approved', 'changes-requested': 'approved' },
  reject: { pending: 'rejected', 'changes-requested': 'rejected' },
  requestChanges: { pending: 'changes-requested' },
  markAsSpam: { pending: 'spam', 'changes-requested': 'spam' },
  restore: { spam: 'pending', rejected: 'pending', withdrawn: 'pending' },
  correct: { pending: 'pending', 'changes-requested': 'pending', spam: 'spam' },
  withdraw: { pending: 'withdrawn', 'changes-requested': 'withdrawn', spam: 'withdrawn' },
};

const all = (Object.keys(ACTS) as Act[]).flatMap((act) => SUBMISSION_STATUSES.map((from) => [act, from, LEADS[act][from]] as const));

describe('a submission', () => {
  it.each(all.filter(([, , to]) => to))('on which %s is done when it is %s becomes %s', (act, from, to) => {
    const submission = IN[from]();
    const { version } = submission.snapshot;
    ACTS[act](submission);
    expect(submission.snapshot).toMatchObject({ status: to, version: version + 1 });
  });

  it.each(all.filter(([, , to]) => !to))('allows no %s when it is %s', (act, from) => {
    const submission = IN[from]();
    const before = { ...submission.snapshot };
    const refusal = thrownBy(() => ACTS[act](submission));
    expect(refusal).toMatchObject({ kind: 'conflict', message: expect.stringMatching(/cannot be \w| already\./) as string });
    expect(submission.snapshot).toEqual(before);
  });

  it('stores the time and reason of the decision until it is pending again', () => {
    const submission = done('reject');
    expect(submission.snapshot).toMatchObject({ reason: 'Why.', decidedAt: NOW });
    submission.restore();
    expect(submission.snapshot).toMatchObject({ reason: null, decidedAt: null });
  });

  it('is published in the approved version, not in one that was opened before', () => {
    const submission = received();
    expect(thrownBy(() => submission.approve({ at: NOW, fields: FIELDS, version: 0 }))).toMatchObject({
      code: 'submission-changed-meanwhile',
    });
    submission.approve({ at: NOW, fields: { title: 'Edited' }, version: 1 });
    submission.concerns('r-1');
    expect(submission.snapshot).toMatchObject({ fields: { title: 'Edited' }, listingId: 'r-1', decidedAt: NOW });
  });

  it('that looks like spam is separate, without a notification until it is restored', () => {
    const submission = received('honeypot');
    expect([submission.status, submission.ownersStatus, submission.isUnannounced]).toEqual(['spam', 'pending', true]);
    submission.restore();
    expect([submission.status, submission.isUnannounced]).toEqual(['pending', false]);
    expect(done('markAsSpam').isUnannounced).toBe(false);
  });

  it('may be changed by its owner before the decision, and also if it was marked as spam', () => {
    expect(SUBMISSION_STATUSES.filter((status) => IN[status]().mayChange)).toEqual(['pending', 'changes-requested', 'spam']);
  });
});

describe('a correction based on an outdated version', () => {
  const unseen = () => false;

  it('is refused', () => {
    const submission = received();
    expect(thrownBy(() => submission.correct({ title: 'Bob & Sons' }, unseen))).toBeInstanceOf(OwnSubmissionChanged);
    expect(submission.snapshot).toMatchObject({ fields: FIELDS, version: 1 });
  });

  it('is accepted without a change if the values are equal: it was stored before, and the answer was lost', () => {
    const submission = received();
    submission.correct({ title: 'Bob & Sons' });
    const before = { ...submission.snapshot };
    submission.correct({ title: 'Bob & Sons', city: '' }, unseen);
    expect(submission.snapshot).toEqual(before);
    submission.requestChanges({ at: NOW, reason: 'Why.' });
    submission.correct({ title: 'Bob & Sons' }, unseen);
    expect(submission.status).toBe('changes-requested');
    submission.correct({ title: 'Bob & Sons' });
    expect(submission.status).toBe('pending');
  });
});

describe('the ref of a form', () => {
  it.each([
    [' CODE ', 'CODE'],
    ['a\u0000b', 'a b'],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(99)}🔧`, `${'x'.repeat(99)}\ufffd`],
    ['  ', null],
    [5, null],
    [undefined, null],
    [['a', 'b'], null],
  ])('is shortened to the length of a line: %j', (sent, kept) => expect(referralCodeFrom(sent)).toBe(kept));
});

function thrownBy(act: () => void): DomainError | undefined {
  try {
    act();
  } catch (error) {
    return error as DomainError;
  }
  return undefined;
}

it('allows five pictures, and one of them again with another description', () => {
  const submission = received();
  const picture = (number: number, description = 'A boiler') => ({ url: `/media/picture-${number}.webp`, description });
  for (let number = 1; number <= MAX_PROPOSED; number += 1) submission.propose(picture(number));
  submission.propose(picture(1, 'A kitchen'));
  expect(submission.pictures).toHaveLength(MAX_PROPOSED);
  expect(submission.pictureNamed('picture-1.webp')).toEqual(picture(1, 'A kitchen'));
  expect(() => submission.propose(picture(MAX_PROPOSED + 1))).toThrow(TooManyProposed);
});
