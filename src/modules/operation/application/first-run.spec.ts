import { EmailWriter } from '../../../shared/mail/emails.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { SetupChecklist } from '../../../shared/office/setup-checklist.js';
import { InMemoryAuditLog, StoppedClock } from '../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { MailNotSetUp, TestEmailRefused } from '../domain/operation.errors.js';
import { InMemoryMarks, InMemoryTestEmails, FakeMailTester } from '../testing/doubles.js';
import { SendTestEmail } from './send-test-email.js';
import { StartList } from './start-list.js';

const MAIL = { mailServer: 'smtp://mail.example:587', mailFrom: 'Homewright <site@homewright.example>' };

function house() {
  const [settings, testEmails, trial, audit, clock] = [
    new FixedSettings(),
    new InMemoryTestEmails(),
    new FakeMailTester(),
    new InMemoryAuditLog(),
    new StoppedClock(),
  ];
  const list = new StartList(new SetupChecklist(), settings, new InMemoryMarks(), testEmails, clock);
  const left = async () => (await list.get()).lines.filter(({ done }) => !done).map(({ name }) => name);
  return { settings, trial, audit, list, left, test: new SendTestEmail(settings, trial, testEmails, audit, clock, new EmailWriter()) };
}

describe('the checklist of a new site', () => {
  it('is open until everything is done', async () => {
    const { settings, list, left, test } = house();
    expect(await left()).toEqual(['address', 'mail', 'legal']);
    settings.set({ publicAddress: 'https://homewright.example', ...MAIL });
    await test.execute(undefined, null);
    expect(await left()).toEqual(['legal']);
    expect((await list.get()).isOpen).toBe(true);
    expect(await list.decide({ legalRead: true })).toMatchObject({ left: 0, isOpen: false, dismissed: false });
  });

  it('requires another test email after a change of the mail account', async () => {
    const { settings, left, test } = house();
    settings.set({ publicAddress: 'https://homewright.example', ...MAIL });
    await test.execute(undefined, null);
    settings.set({ mailServer: 'smtp://other.example' });
    expect(await left()).toEqual(['mail', 'legal']);
  });

  it('can be dismissed and shown again, with the remaining steps', async () => {
    const { list } = house();
    expect(await list.decide({ dismissed: true })).toMatchObject({ left: 3, dismissed: true, isOpen: false });
    expect(await list.decide({ dismissed: false })).toMatchObject({ left: 3, dismissed: false, isOpen: true });
    await list.decide({ legalRead: true });
    expect(await list.decide({ legalRead: false })).toMatchObject({ left: 3 });
  });
});

describe('a test email', () => {
  it.each([
    ['to the address that was given', ' me@example.com ', 'operator@example.com', 'me@example.com'],
    ['else to the operator', undefined, 'operator@example.com', 'operator@example.com'],
    ['else to the sender', ' ', null, 'site@homewright.example'],
  ])('is sent %s', async (_where, to, notifyEmail, reached) => {
    const { settings, trial, audit, test } = house();
    settings.set({ ...MAIL, notifyEmail });
    expect(await test.execute(to, '192.0.2.1')).toEqual({ to: reached, from: MAIL.mailFrom });
    expect([trial.taken, audit.entries]).toEqual([[reached], [{ action: 'test-email-sent', client: '192.0.2.1' }]]);
  });

  it('counts only if the mail server accepted it', async () => {
    const { settings, trial, audit, left, test } = house();
    await expect(test.execute(undefined, null)).rejects.toThrow(MailNotSetUp);
    settings.set(MAIL);
    await expect(test.execute('nobody', null)).rejects.toThrow(InvalidValues);
    trial.refusal = new TestEmailRefused('The password is wrong.');
    await expect(test.execute(undefined, null)).rejects.toThrow(TestEmailRefused);
    expect([await left(), audit.entries]).toEqual([['address', 'mail', 'legal'], []]);
  });
});
