import { TooManySubmissions } from '../../../shared/forms/forms.js';
import {
  InMemoryAddresses,
  InMemoryAuditLog,
  NoTransaction,
  OpenIntake,
  SentDeliveries,
  StoppedClock,
} from '../../../shared/testing/doubles.js';
import type { KnownBusinesses } from '../../listings/index.js';
import { AnnounceSubmission } from './announce-submission.js';
import { ConfirmAddress } from './confirm-address.js';
import { DecideSubmission, OwnerNotifications } from './decide-submission.js';
import { InMemorySubmissions } from '../testing/doubles.js';
import { OwnerMail } from './owner-mail.js';
import { OwnSubmission } from './own-submission.js';
import { ReceiveSubmission } from './receive-submission.js';
import { RepeatedSubmission } from './repeated-submission.js';
import { StatusLinks } from './status-links.js';
import type { NotifyMatchedBusiness } from './notify-matched-business.js';

const ORIGIN = { value: 'https://homewright.example' };
const BY = { client: null };
const FIELDS = { title: 'Bob & Sons', phone: '(519) 555-0123', email: 'bob@example.com' };

function house() {
  const submissions = new InMemorySubmissions();
  const deliveries = new SentDeliveries();
  const intake = new OpenIntake();
  const audit = new InMemoryAuditLog();
  const addresses = new InMemoryAddresses();
  const links = new StatusLinks(submissions, ORIGIN);
  const mail = new OwnerMail(deliveries, addresses, ORIGIN);
  const announcement = new AnnounceSubmission(deliveries, mail, { run: () => Promise.resolve() } as unknown as NotifyMatchedBusiness);
  const receive = new ReceiveSubmission(
    intake,
    submissions,
    links,
    announcement,
    new RepeatedSubmission(submissions, links, mail, announcement, new NoTransaction()),
    new StoppedClock(),
  );
  const decide = new DecideSubmission(
    submissions,
    new OwnerNotifications(mail, announcement, links),
    intake,
    audit,
    new NoTransaction(),
    new StoppedClock(),
  );
  const send = (sentBefore: string[] = [], fields: Record<string, unknown> = FIELDS) =>
    receive.run({ kind: 'renewal', fields, ref: 'CODE', hidden: { _template: 'table' }, client: '192.0.2.1', sentBefore });
  const own = new OwnSubmission(
    links,
    submissions,
    { getMergeTargets: () => Promise.resolve(new Map()) } as unknown as KnownBusinesses,
    intake,
    announcement,
    new NoTransaction(),
    new StoppedClock(),
  );
  const confirm = new ConfirmAddress(links, addresses, intake, new NoTransaction());
  return { submissions, own, confirm, deliveries, intake, audit, links, mail, decide, send };
}

it('an invalid form is refused with each field, and nobody is notified', async () => {
  const { deliveries, submissions, send } = house();
  await expect(send([], { title: 'Bob', phone: '12' })).rejects.toMatchObject({ errors: [{ field: 'phone' }, { field: 'email' }] });
  expect([deliveries.notified, submissions.all.size]).toEqual([[], 0]);
});

it('the operator gets an email with the whole submission, its owner one with the link to its status', async () => {
  const { deliveries, links, send } = house();
  const { id, statusUrl } = await send();
  expect(deliveries.notified).toEqual([
    { form: 'renewal', id, about: { business: 'Bob & Sons' }, fields: { ...FIELDS, ref: 'CODE' }, hidden: { _template: 'table' } },
  ]);
  expect(deliveries.emails).toMatchObject([
    {
      to: 'bob@example.com',
      about: id,
      subject: 'We have received what you sent about your business',
      text: expect.stringContaining(statusUrl!) as string,
    },
  ]);
  expect((await links.follow(statusUrl!.split('/').at(-1)!)).id).toBe(id);
});

it('an email contains nothing that was typed until its address is confirmed by the link', async () => {
  const { deliveries, confirm, mail, submissions, decide, send } = house();
  const { id, statusUrl } = await send();
  await decide.requestChanges(id, 'Which street?', BY);
  const submission = submissions.all.get(id)!;
  await mail.approved(submission, undefined);
  const written = deliveries.emails.map(({ subject, text }) => `${subject} ${text}`);
  expect(written).toHaveLength(3);
  for (const words of written) expect(words).not.toMatch(/Bob|555/);
  const [, token, proof] = /status\/([\w-]+)\/([\w-]+)/.exec(written[0]!)!;
  // The link shown in the browser lacks the proof that is in the email: typing somebody's address does not confirm it.
  expect(statusUrl!.endsWith(`/${token}`)).toBe(true);
  for (const guess of ['', token!, proof!.slice(1)])
    await expect(confirm.run(token!, guess, '192.0.2.1')).rejects.toThrow(/No submission found at this link/);
  await confirm.run(token!, proof!, '192.0.2.1');
  await mail.approved(submission, undefined);
  expect(deliveries.emails[3]).toMatchObject({
    subject: 'Bob & Sons is approved',
    text: expect.stringContaining('about Bob & Sons') as string,
  });
  // A confirmed address does not say who sent the next form, and a name that leads elsewhere is none.
  await send([], { ...FIELDS, title: 'Pay at www.evil.example' });
  expect(deliveries.emails[4]).toMatchObject({ subject: 'We have received what you sent about your business' });
  await mail.approved([...submissions.all.values()].at(-1)!, undefined);
  expect(deliveries.emails[5]).toMatchObject({ subject: 'Your business is approved' });
});

it('a repeated form sends no emails, and the browser that sent the first one gets its link', async () => {
  const { deliveries, links, send } = house();
  const first = await send();
  const again = await send([first.id]);
  expect(again.id).toBe(first.id);
  expect((await links.follow(again.statusUrl!.split('/').at(-1)!)).id).toBe(first.id);
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
});

it('a repeated form from another browser gets no link: that was sent to the address of the first', async () => {
  const { deliveries, links, send } = house();
  const first = await send();
  expect(await send(['another'])).toEqual({ id: first.id });
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 2]);
  const { to, text } = deliveries.emails[1]!;
  expect([to, (await links.follow(/status\/([\w-]+)/.exec(text)![1]!)).id]).toEqual(['bob@example.com', first.id]);
});

it('repeated spam sends no email', async () => {
  const { deliveries, intake, send } = house();
  intake.spam = 'honeypot';
  const first = await send();
  expect([await send(), await send([first.id])]).toEqual([{ id: first.id }, { id: first.id, statusUrl: expect.any(String) as string }]);
  expect(deliveries.emails).toEqual([]);
});

it('spam sends no email until it is restored', async () => {
  const { deliveries, intake, decide, send } = house();
  intake.spam = 'honeypot';
  const { id } = await send();
  expect([deliveries.notified, deliveries.emails]).toEqual([[], []]);
  await decide.restore(id, { client: '192.0.2.1' });
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
  await decide.markAsSpam(id, BY);
  await decide.restore(id, BY);
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
});

it('pending emails are cancelled when a submission is marked as spam, and sent once when it is restored', async () => {
  const { deliveries, submissions, decide, send } = house();
  deliveries.arrives = false;
  const { id } = await send();
  await decide.markAsSpam(id, BY);
  expect([deliveries.notified, deliveries.emails, submissions.all.get(id)?.snapshot.spamReason]).toEqual([[], [], 'marked']);
  deliveries.arrives = true;
  await decide.restore(id, BY);
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
  await decide.markAsSpam(id, BY);
  await decide.restore(id, BY);
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
});

it('an owner who has been emailed gets no second email when a submission is restored whose other deliveries were cancelled', async () => {
  const { deliveries, submissions, decide, send } = house();
  deliveries.arrives = false;
  deliveries.emailsArrive = true;
  const { id } = await send();
  await decide.markAsSpam(id, BY);
  expect([deliveries.notified, deliveries.emails.length]).toEqual([[], 1]);
  expect(submissions.all.get(id)?.isSpamByRule).toBe(false);
  await decide.restore(id, BY);
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
});

it('owners get the reason of a rejection or request, and never read that they count as spam', async () => {
  const { deliveries, links, audit, decide, send } = house();
  const { id } = await send();
  await decide.requestChanges(id, 'Which street?', BY);
  await decide.reject(id, 'Not a trade of ours.', BY);
  await decide.restore(id, BY);
  await decide.markAsSpam(id, BY);
  expect(deliveries.emails.slice(1).map(({ to, text }) => [to, text])).toEqual([
    ['bob@example.com', expect.stringMatching(/\n\nWhich street\?\n\n[^]*https:\/\/homewright\.example\/status\/[\w-]+\/[\w-]+$/)],
    ['bob@example.com', expect.stringMatching(/Its listing stays as it is[^]*\n\nNot a trade of ours\.\n\n/)],
  ]);
  const asked = /status\/([\w-]+)\//.exec(deliveries.emails[1]!.text)![1]!;
  expect((await links.follow(asked)).id).toBe(id);
  expect(audit.entries.map(({ action }) => action)).toEqual([
    'submission-changes-requested',
    'submission-rejected',
    'submission-restored',
    'submission-spam',
  ]);
  expect(JSON.stringify(audit.entries)).not.toContain('bob@example.com');
});

it('a rejected form may be sent again, as a new submission', async () => {
  const { decide, send } = house();
  const { id } = await send();
  await decide.reject(id, 'No.', BY);
  expect((await send()).id).not.toBe(id);
});

it('owners get a link to their page if the directory shows it', async () => {
  const { deliveries, mail, submissions, send } = house();
  const submission = submissions.all.get((await send()).id)!;
  await mail.approved(submission, 'bob-and-sons');
  await mail.approved(submission, undefined);
  const [, live, hidden] = deliveries.emails;
  expect(live).toMatchObject({
    subject: 'The changes to your business are live',
    text: expect.stringContaining('https://homewright.example/business/bob-and-sons') as string,
  });
  expect(hidden?.text).not.toContain('https://');
});

it('a corrected address gets the link once; other corrections and spam send no email', async () => {
  const { deliveries, links, own, decide, send } = house();
  const { id, statusUrl } = await send();
  const correct = (more: object) => own.correct(statusUrl!.split('/').at(-1)!, { ...FIELDS, ...more }, { client: '192.0.2.1' });
  await correct({ website: 'https://bob.example', email: 'BOB@example.com' });
  expect(deliveries.emails).toHaveLength(1);
  await correct({ email: 'sue@example.com' });
  await correct({ email: 'sue@example.com', city: 'Guelph' });
  expect(deliveries.emails.slice(1)).toMatchObject([
    { to: 'sue@example.com', about: id, subject: 'We have received what you sent about your business' },
  ]);
  const mailed = /status\/([\w-]+)\//.exec(deliveries.emails[1]!.text)![1]!;
  expect((await links.follow(mailed)).id).toBe(id);
  await decide.markAsSpam(id, BY);
  await correct({ email: 'ann@example.com' });
  expect(deliveries.emails).toHaveLength(2);
});

it('an owner sees of a submission that was marked as spam what they saw before', async () => {
  const { own, decide, send } = house();
  const { id, statusUrl } = await send();
  const look = () => own.look(statusUrl!.split('/').at(-1)!);
  const before = await look();
  await decide.markAsSpam(id, BY);
  expect(await look()).toEqual(before);
});

it('a submission that was taken for spam is announced, once, when it is sent again and is none', async () => {
  const { deliveries, intake, submissions, decide, send } = house();
  intake.spam = 'honeypot';
  const { id } = await send();
  expect([await send(), deliveries.notified, deliveries.emails]).toEqual([{ id }, [], []]);
  intake.spam = null;
  expect((await send([id])).statusUrl).toContain('/status/');
  expect([submissions.all.get(id)!.status, deliveries.notified.map((each) => each.id)]).toEqual(['pending', [id]]);
  expect(deliveries.emails).toMatchObject([{ subject: 'We have received what you sent about your business' }]);
  await send([id]);
  expect([deliveries.notified.length, deliveries.emails.length]).toEqual([1, 1]);
  await decide.markAsSpam(id, BY);
  await send([id]);
  expect([submissions.all.get(id)!.status, deliveries.notified.length]).toEqual(['spam', 1]);
});

it('confirmations are counted for each client, apart from forms, before the link is looked up', async () => {
  const { confirm, intake } = house();
  const counted = jest.spyOn(intake, 'count').mockRejectedValue(new TooManySubmissions(60));
  await expect(confirm.run('no', 'link', '192.0.2.1')).rejects.toThrow(TooManySubmissions);
  expect(counted.mock.calls).toEqual([['192.0.2.1', 'confirmation']]);
});
