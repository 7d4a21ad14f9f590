import { BackfillReferrals } from './backfill-referrals.js';
import type { ReferralReport } from './record-referral.js';
import { TrackReferral, TrackReferralHandler } from './track-referral.js';
import { ReferralCodeUnknown, SelfReferral } from '../domain/referral.errors.js';
import { ANN, referralsInMemory, SAMPLE_BUSINESS } from '../testing/referrals-in-memory.js';

const AT = new Date('2026-02-01T08:00:00Z');
const FORM = { id: 'form', ref: 'anncode', listingId: null, submittedAt: AT };
const FIELDS = { title: 'Copper Kettle', industry: 'Plumber', phone: '519 555 0101', email: 'shop@kettle.example', city: 'Guelph' };
const report = (more: Partial<ReferralReport> = {}): ReferralReport => ({
  code: ANN.code,
  business: SAMPLE_BUSINESS,
  submissionId: null,
  at: AT,
  ...more,
});

describe('a form with a code', () => {
  it('is recorded for the referrer, ignoring the case of the code', async () => {
    const { record, referrals } = referralsInMemory();
    await record.submissionStored({ ...FORM, fields: FIELDS });
    expect(referrals.all.map(({ snapshot }) => snapshot)).toMatchObject([
      { referrerId: 'ann', code: 'ANNCODE', business: SAMPLE_BUSINESS, submissionId: 'form', referredAt: AT, status: 'pending', flags: [] },
    ]);
  });

  it.each([
    ['nobody has its code', { ...FORM, ref: 'NOBODY', fields: FIELDS }],
    ['it has no phone number that can be dialled', { ...FORM, fields: { ...FIELDS, phone: '12' } }],
  ])('records nothing if %s', async (_why, form) => {
    const { record, referrals } = referralsInMemory();
    await record.submissionStored(form);
    expect(referrals.all).toEqual([]);
  });

  it('completes a referral that was only reported before, and keeps the time of the report', async () => {
    const { record, referrals } = referralsInMemory();
    await record.run(report({ business: { ...SAMPLE_BUSINESS, email: null, city: null } }));
    await record.run(report({ submissionId: 'form', at: new Date('2026-02-09T08:00:00Z') }));
    expect(referrals.all.map(({ snapshot }) => snapshot)).toMatchObject([
      { business: SAMPLE_BUSINESS, submissionId: 'form', referredAt: AT },
    ]);
  });

  it('follows a corrected form to its new phone number', async () => {
    const { record, referrals } = referralsInMemory();
    await record.run(report({ submissionId: 'form' }));
    await record.run(report({ submissionId: 'form', business: { ...SAMPLE_BUSINESS, phoneE164: '+15195550102' } }));
    expect(referrals.all.map(({ snapshot }) => snapshot.business.phoneE164)).toEqual(['+15195550102']);
  });

  it('stays as it is if a form is corrected to the phone number of another referral with the code', async () => {
    const { record, referrals } = referralsInMemory();
    const other = { ...SAMPLE_BUSINESS, phoneE164: '+15195550102' };
    await record.run(report({ submissionId: 'form' }));
    await record.run(report({ submissionId: 'second form', business: other }));
    await record.run(report({ submissionId: 'form', business: other }));
    expect(referrals.all.map(({ snapshot: { submissionId, business } }) => [submissionId, business.phoneE164])).toEqual([
      ['form', SAMPLE_BUSINESS.phoneE164],
      ['second form', other.phoneE164],
    ]);
  });

  it('does not take over data of another form, nor change a decided referral', async () => {
    const { record, referrals } = referralsInMemory();
    await record.run(report({ submissionId: 'form' }));
    await record.run(report({ submissionId: 'second form', business: { ...SAMPLE_BUSINESS, name: 'Iron Pot' } }));
    expect(referrals.all[0]!.snapshot).toMatchObject({ submissionId: 'form', business: { name: 'Copper Kettle' } });
    referrals.all[0]!.approve(5_000, AT);
    await record.run(report({ submissionId: 'form', business: { ...SAMPLE_BUSINESS, name: 'Iron Pot' } }));
    expect(referrals.all[0]!.snapshot.business.name).toBe('Copper Kettle');
  });

  it('moves to the form that replaces a withdrawn or rejected one, with the warnings about it', async () => {
    const { record, referrals, forms } = referralsInMemory();
    await record.run(report({ submissionId: 'form' }));
    forms.closed.add('form');
    await record.run(report({ submissionId: 'second form', business: { ...SAMPLE_BUSINESS, email: ANN.email } }));
    expect(referrals.all.map(({ snapshot }) => snapshot)).toMatchObject([
      { submissionId: 'second form', business: { email: ANN.email }, flags: [{ kind: 'self-referral' }], referredAt: AT },
    ]);
  });

  it('has warnings against a reward, but none about the listing that the form itself became', async () => {
    const flagsWith = async (listingId: string | null, by: ('phone' | 'title')[]) => {
      const { record, referrals, listed } = referralsInMemory();
      const business = { id: 'listing', title: 'Kettle' } as (typeof listed.alike)[number]['business'];
      listed.alike = [{ business, by }];
      await record.run(report({ submissionId: 'form', listingId }));
      return referrals.all[0]!.snapshot.flags.map(({ kind }) => kind);
    };
    expect(await flagsWith(null, ['phone'])).toEqual(['listed-already']);
    expect(await flagsWith('listing', ['phone'])).toEqual([]);
    // Thousands share a name.
    expect(await flagsWith(null, ['title'])).toEqual([]);
  });
});

it('earlier forms are recorded at the start, each once, also after several starts', async () => {
  const { forms, record, transaction, referrals } = referralsInMemory();
  forms.all.push({ id: 'form', code: 'ANNCODE', status: 'pending', listingId: null, submittedAt: AT, business: SAMPLE_BUSINESS });
  const backfill = new BackfillReferrals(forms, record, transaction);
  expect([await backfill.run(), await backfill.run(), referrals.all.length]).toEqual([1, 1, 1]);
});

describe('a business that is only reported', () => {
  const track = async (
    code: string,
    prepare: (rooms: ReturnType<typeof referralsInMemory>) => void = () => undefined,
    client = '192.0.2.1',
  ): Promise<(string | null)[]> => {
    const rooms = referralsInMemory();
    prepare(rooms);
    const { referrers, forms, record, intake, transaction, clock, referrals } = rooms;
    await new TrackReferralHandler(referrers, forms, record, intake, transaction, clock).execute(
      new TrackReferral(code, SAMPLE_BUSINESS, client),
    );
    return referrals.all.map(({ snapshot }) => snapshot.submissionId);
  };
  const sentBy = (email: string) => (rooms: ReturnType<typeof referralsInMemory>) =>
    void rooms.forms.all.push({
      id: 'form',
      code: 'ANNCODE',
      status: 'spam',
      listingId: null,
      submittedAt: AT,
      business: { ...SAMPLE_BUSINESS, email },
    });

  it('is recorded without a form', async () => expect(await track('anncode')).toEqual([null]));

  it('is not recorded again if there is a form, even one marked as spam', async () =>
    expect(await track('ANNCODE', sentBy('shop@kettle.example'))).toEqual([]));

  it('is refused if the code is unknown, or the business belongs to the referrer', async () => {
    await expect(track('NOBODY')).rejects.toThrow(ReferralCodeUnknown);
    await expect(track('ANNCODE', sentBy('ANN@example.com'))).rejects.toThrow(SelfReferral);
  });
});
