import { InMemoryAuditLog, NoTransaction, OpenIntake, SentDeliveries, StoppedClock } from '../../../shared/testing/doubles.js';
import type { DeliveryState } from '../../../shared/mail/deliveries.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import type { KnownBusiness } from '../../listings/index.js';
import { Submission } from '../domain/submission.js';
import { ContactChangeObjected, ContactChangeUnreached, ContactLinkUnknown } from '../domain/submission.errors.js';
import { InMemoryNotices, InMemorySubmissions } from '../testing/doubles.js';
import { ContactChanges } from './contact-changes.js';
import { NotifyOfContactChange } from './notify-of-contact-change.js';
import { ObjectToChange } from './object-to-change.js';

const DAY_MS = 86_400_000;
const LISTING = {
  id: 'listing',
  slug: 'bob',
  status: 'published',
  title: 'Bob',
  phone: '519 555 0100',
  email: 'bob@example.com',
} as KnownBusiness;
const FIELDS = { title: 'Bob', phone: '519 555 0199', email: 'bob@example.com' };

async function house(fields: typeof FIELDS = FIELDS) {
  const [notices, submissions, deliveries, clock, audit] = [
    new InMemoryNotices(),
    new InMemorySubmissions(),
    new SentDeliveries(),
    new StoppedClock(),
    new InMemoryAuditLog(),
  ];
  const submission = Submission.receive({ id: 's', kind: 'renewal', fields, ref: null, spam: null, at: clock.now() });
  await submissions.add(submission);
  const notify = new NotifyOfContactChange(notices, deliveries, clock, { value: 'https://homewright.example' }, new FixedSettings());
  const businesses = {
    get: () => Promise.resolve(new Map([[LISTING.id, LISTING]])),
    getMergeTargets: () => Promise.resolve(new Map([[LISTING.id, LISTING]])),
    withEmail: () => Promise.resolve([]),
    similarTo: () => Promise.resolve([]),
  };
  const object = new ObjectToChange(notices, submissions, businesses, new OpenIntake(), new NoTransaction(), clock);
  const token = () => /object\/([\w-]+)/.exec(deliveries.emails[0]!.text)![1]!;
  return { notices, deliveries, clock, audit, submission, notify, object, token, changes: new ContactChanges(notices, deliveries) };
}

describe('the email to the address on file', () => {
  it('is sent once for the same change of contact details, and again for another one', async () => {
    const { notify, submission, deliveries, notices } = await house();
    expect([await notify.run(submission, LISTING), await notify.run(submission, LISTING)]).toEqual([true, false]);
    expect(deliveries.emails).toMatchObject([{ to: 'bob@example.com', unasked: true, expiresAt: notices.all[0]!.expiresAt }]);
    const other = await house({ ...FIELDS, email: 'new@example.com' });
    expect(await other.notify.run(other.submission, LISTING)).toBe(true);
  });

  it('names the day in whose last hour the link is valid', async () => {
    const { notify, submission, deliveries, notices } = await house();
    await notify.run(submission, LISTING);
    const [, month, day, year] = /works until (\w+) (\d+), (\d+)/.exec(deliveries.emails[0]!.text)!;
    const noon = new Date(`${month} ${day}, ${year} 12:00 UTC`);
    // 23:30 in Toronto is 03:30 or 04:30 UTC of the next day.
    const { expiresAt } = notices.all[0]!;
    expect(expiresAt.getTime()).toBeGreaterThan(noon.getTime() + 16.5 * 3_600_000);
    expect(expiresAt.getTime()).toBeLessThan(noon.getTime() + 48 * 3_600_000);
  });

  it.each([
    ['nothing of that is changed', { ...FIELDS, phone: LISTING.phone! }, LISTING, true],
    ['no address is on file', FIELDS, { ...LISTING, email: null }, true],
    ['there is no mail', FIELDS, LISTING, false],
  ])('is not sent if %s', async (_why, fields, listing, mails) => {
    const { notify, submission, deliveries, notices } = await house(fields);
    deliveries.mails = mails;
    expect(await notify.run(submission, listing)).toBe(false);
    expect([notices.all, deliveries.emails]).toEqual([[], []]);
  });
});

describe('an approval of changed contact details', () => {
  it('waits until the email was sent, and is accepted then', async () => {
    const { notify, submission } = await house();
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, false)).toBe(true);
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, false)).toBe(false);
  });

  it('needs no email for values that the admin entered', async () => {
    const { notify, submission, deliveries } = await house();
    expect(await notify.beforeApproval(submission, { ...submission.fields, phone: '519 555 0177' }, LISTING, false)).toBe(false);
    expect(deliveries.emails).toEqual([]);
  });

  it('is refused after an objection, unless the admin overrides it', async () => {
    const { notify, submission, object, token } = await house();
    await notify.run(submission, LISTING);
    await object.run(token(), '192.0.2.1');
    await expect(notify.beforeApproval(submission, submission.fields, LISTING, false)).rejects.toThrow(ContactChangeObjected);
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, true)).toBe(false);
  });
});

describe('an approval of changed contact details without a delivered email', () => {
  const failed: DeliveryState = { channel: 'mail', state: 'given-up', attempts: 1, lastError: 'no such mailbox', updatedAt: new Date(0) };

  it('is refused unless the admin overrides it', async () => {
    const { notify, submission, deliveries, notices } = await house();
    await notify.run(submission, LISTING);
    deliveries.states.set(notices.all[0]!.id, [failed]);
    const approval = notify.beforeApproval(submission, submission.fields, LISTING, false);
    await expect(approval).rejects.toThrow(ContactChangeUnreached);
    await expect(approval).rejects.toThrow('could not be told: no such mailbox');
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, true)).toBe(false);
    // Waiting for its first attempt, it may still arrive.
    deliveries.states.set(notices.all[0]!.id, [{ ...failed, state: 'waiting', lastError: null }]);
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, false)).toBe(false);
    deliveries.states.set(notices.all[0]!.id, [{ ...failed, state: 'waiting' }]);
    await expect(notify.beforeApproval(submission, submission.fields, LISTING, false)).rejects.toThrow(ContactChangeUnreached);
  });

  it('is refused as well if the undelivered email was discarded, or deleted after its retention', async () => {
    const { notify, submission, deliveries, notices } = await house();
    await notify.run(submission, LISTING);
    deliveries.states.set(notices.all[0]!.id, []);
    const approval = notify.beforeApproval(submission, submission.fields, LISTING, false);
    await expect(approval).rejects.toThrow(ContactChangeUnreached);
    await expect(approval).rejects.toThrow('could not be told. Nothing was changed');
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, true)).toBe(false);
  });

  it('depends on the last email about the published values, and on the present address on file', async () => {
    const { notify, submission, deliveries, notices } = await house();
    await notify.run(submission, LISTING);
    deliveries.states.set(notices.all[0]!.id, [failed]);
    submission.correct({ ...submission.fields, phone: '519 555 0188' });
    await notify.run(submission, LISTING);
    expect(await notify.beforeApproval(submission, submission.fields, LISTING, false)).toBe(false);
    // An admin has corrected the address: what went to the old one counts for nothing.
    const mended = { ...LISTING, email: 'office@example.com' };
    expect(await notify.beforeApproval(submission, submission.fields, mended, false)).toBe(true);
    expect(deliveries.emails.at(-1)).toMatchObject({ to: 'office@example.com', warns: true });
  });
});

describe('the link in that email', () => {
  it('shows the change, and accepts one objection: the time of the first is kept', async () => {
    const { notify, submission, object, token, notices, clock, changes } = await house();
    await notify.run(submission, LISTING);
    expect(await object.look(token())).toMatchObject({
      title: 'Bob',
      state: 'waiting',
      listing: { slug: 'bob' },
      changes: [{ field: 'phone' }],
    });
    const first = clock.at;
    await object.run(token(), '192.0.2.1');
    clock.at = new Date(first.getTime() + DAY_MS);
    await object.run(token(), '192.0.2.1');
    expect([notices.all[0]!.objectedAt, (await object.look(token())).state]).toEqual([first, 'objected']);
    const view = await changes.of([{ id: 's', diff: [], match: null, addressOnFile: null }]);
    expect(view.get('s')).toMatchObject({ objectedAt: first, email: 'bob@example.com' });
  });

  it('changes nothing after the decision, and expires after thirty days', async () => {
    const { notify, submission, object, token, notices, clock } = await house();
    await notify.run(submission, LISTING);
    submission.reject({ at: clock.now(), reason: 'No.' });
    await object.run(token(), '192.0.2.1');
    expect([notices.all[0]!.objectedAt, (await object.look(token())).state]).toEqual([null, 'dropped']);
    clock.at = new Date(clock.at.getTime() + 30 * DAY_MS);
    await expect(object.look(token())).rejects.toThrow(ContactLinkUnknown);
  });
});
