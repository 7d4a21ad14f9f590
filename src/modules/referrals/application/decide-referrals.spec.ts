import { InvalidValues } from '../../../shared/domain-error.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { emailKeyOf } from '../../../shared/contact/confirmed-addresses.js';
import { BusinessPaidBefore, ReferralAlreadyDecided, ReferralNotFound } from '../domain/referral.errors.js';
import { Referral } from '../domain/referral.js';
import { ANN, referralsInMemory, SAMPLE_BUSINESS, ORIGIN } from '../testing/referrals-in-memory.js';
import { ApproveReferral, ApproveReferralHandler } from './approve-referral.js';
import { PayReward } from './pay-reward.js';
import { RejectReferral, RejectReferralHandler } from './reject-referral.js';

const PHONE = '(519) 555-0101';
const NOW = new Date('2026-03-01T08:00:00Z');

async function withReferral(business = SAMPLE_BUSINESS) {
  const rooms = referralsInMemory();
  const { ledger, referrers, deliveries, addresses, referrals, audit, transaction, clock, record, calendar } = rooms;
  await record.run({ code: ANN.code, business, submissionId: null, at: new Date('2026-02-01T08:00:00Z') });
  const settings = new FixedSettings();
  const pay = new PayReward(ledger, referrers, deliveries, addresses, ORIGIN, settings);
  const approval = new ApproveReferralHandler(referrals, pay, audit, transaction, clock, calendar);
  const rejection = new RejectReferralHandler(referrals, audit, transaction, clock);
  return {
    ...rooms,
    settings,
    approve: (amount: unknown = '', { code = 'anncode', payAgain = false } = {}) =>
      approval.execute(new ApproveReferral(code, PHONE, amount, '192.0.2.1', payAgain)),
    reject: (reason: string | null = null, code = 'anncode') => rejection.execute(new RejectReferral(code, PHONE, reason, '192.0.2.1')),
    state: () => referrals.all[0]!.snapshot,
  };
}

describe('an approval', () => {
  it('is paid once, notifies the referrer, and is in the audit log', async () => {
    const { approve, state, ledger, deliveries, audit } = await withReferral();
    await approve('75.50');
    expect(state()).toMatchObject({ status: 'approved', decidedAt: NOW });
    expect(ledger.rows).toMatchObject([{ referrerId: 'ann', cents: 7_550, paidAt: NOW }]);
    expect(deliveries.emails).toMatchObject([{ to: ANN.email, about: state().id }]);
    expect(audit.entries).toMatchObject([{ action: 'referral-approved', detail: { business: 'Copper Kettle', reward: 75.5, flags: [] } }]);
    await expect(approve('75.50')).rejects.toThrow(ReferralAlreadyDecided);
    expect(ledger.rows).toHaveLength(1);
  });

  it('writes a large amount with its separators', async () => {
    const { approve, deliveries } = await withReferral();
    await approve('1234.5');
    expect(deliveries.emails[0]!.text).toContain('the reward is $1,234.50.');
  });

  it('is mailed without a link while the page behind it is switched off', async () => {
    const { approve, deliveries, settings } = await withReferral();
    settings.set({ showReferrals: 'off' });
    await approve();
    expect(deliveries.emails[0]!.text).toMatch(/the reward is \$50\.00\.$/);
  });

  it('for an erased referrer is paid without a notification', async () => {
    const { approve, referrers, ledger, deliveries } = await withReferral();
    Object.assign(referrers.all[0]!, { name: '', email: '' });
    await approve();
    expect([ledger.rows.length, deliveries.emails]).toEqual([1, []]);
  });

  it('names the business only to a confirmed address: anybody can type a name', async () => {
    const subjects: string[] = [];
    for (const confirmed of [false, true]) {
      const { approve, addresses, deliveries } = await withReferral();
      if (confirmed) await addresses.confirm(emailKeyOf(ANN.email));
      await approve();
      subjects.push(deliveries.emails[0]!.subject);
    }
    expect(subjects).toEqual(['Your referral of a business was approved', 'Your referral of Copper Kettle was approved']);
  });

  it('does not repeat a name that is a web address: anybody can report one with a public code', async () => {
    const { approve, addresses, referrals, deliveries } = await withReferral({
      ...SAMPLE_BUSINESS,
      name: 'Claim at https://evil.example/now',
    });
    await addresses.confirm(emailKeyOf(ANN.email));
    await approve();
    expect(referrals.all[0]!.snapshot.business.name).toContain('evil.example');
    expect(JSON.stringify(deliveries.emails)).not.toContain('evil.example');
  });

  it('of a business that was paid for before requires a confirmation; a reward of 0 does not', async () => {
    const { approve, referrals, ledger, audit } = await withReferral();
    referrals.paid = [{ business: SAMPLE_BUSINESS, code: 'BEN', referrerName: 'Ben', cents: 5_000, paidAt: NOW, toSamePerson: false }];
    await expect(approve('50')).rejects.toThrow(BusinessPaidBefore);
    expect(ledger.rows).toEqual([]);
    // The real repository reads it anew for each request.
    const again = await withReferral();
    again.referrals.paid = referrals.paid;
    await again.approve('50', { payAgain: true });
    expect([again.ledger.rows.length, again.audit.entries[0]!.detail!['paidBefore'], audit.entries]).toEqual([1, 'BEN', []]);
    const free = await withReferral();
    free.referrals.paid = referrals.paid;
    await free.approve('0');
    expect(free.ledger.rows).toMatchObject([{ cents: 0 }]);
  });

  it('concerns the business in its final form, which cannot be corrected any more', async () => {
    const { approve, referrals, audit } = await withReferral();
    const [old] = referrals.all;
    referrals.lock = () => {
      referrals.all[0] = Referral.record({ ...old!.snapshot, business: { ...SAMPLE_BUSINESS, name: 'Copper Kettle Heating' } });
      return Promise.resolve();
    };
    await approve();
    expect(audit.entries).toMatchObject([{ detail: { business: 'Copper Kettle Heating' } }]);
  });

  it.each([
    ['another one decides first', ReferralAlreadyDecided, '50', 'anncode', true],
    ['nobody has this code and number', ReferralNotFound, '50', 'OTHER', false],
    ['the amount makes no sense', InvalidValues, '-1', 'anncode', false],
  ])('pays nothing if %s', async (_why, error, amount, code, late) => {
    const { approve, referrals, ledger, deliveries, audit } = await withReferral();
    referrals.isDecidedMeanwhile = late;
    await expect(approve(amount, { code })).rejects.toThrow(error);
    expect([ledger.rows, deliveries.emails, audit.entries]).toEqual([[], [], []]);
  });
});

describe('a rejection', () => {
  it('stores its reason, without payment or notification', async () => {
    const { reject, state, ledger, deliveries, audit } = await withReferral();
    await reject('No such business.');
    expect(state()).toMatchObject({ status: 'rejected', reason: 'No such business.' });
    expect([ledger.rows, deliveries.emails]).toEqual([[], []]);
    expect(audit.entries).toMatchObject([{ action: 'referral-rejected', detail: { reason: 'No such business.' } }]);
    await expect(reject()).rejects.toThrow(ReferralAlreadyDecided);
  });

  it('is refused if the referral was decided meanwhile, or does not exist', async () => {
    const { reject, referrals, audit } = await withReferral();
    await expect(reject(null, 'OTHER')).rejects.toThrow(ReferralNotFound);
    referrals.isDecidedMeanwhile = true;
    await expect(reject()).rejects.toThrow(ReferralAlreadyDecided);
    expect(audit.entries).toEqual([]);
  });
});
