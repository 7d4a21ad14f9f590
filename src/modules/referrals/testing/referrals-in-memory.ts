import {
  InMemoryAddresses,
  InMemoryAuditLog,
  NoTransaction,
  OpenIntake,
  SentDeliveries,
  StoppedClock,
} from '../../../shared/testing/doubles.js';
import { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { RecordReferral } from '../application/record-referral.js';
import type { ReferredBusiness } from '../domain/referred-business.js';
import type { Referrer } from '../domain/referrer.js';
import { InMemoryForms, InMemoryLedger, InMemoryReferrals, InMemoryReferrers, ListedBusinesses } from './doubles.js';

export const ORIGIN = { value: 'https://homewright.example' };
export const SAMPLE_BUSINESS: ReferredBusiness = {
  name: 'Copper Kettle',
  industry: 'Plumber',
  phone: '519 555 0101',
  phoneE164: '+15195550101',
  email: 'shop@kettle.example',
  website: null,
  city: 'Guelph',
};
const CREATED = new Date('2026-01-01T08:00:00Z');
export const ANN: Referrer = { id: 'ann', code: 'ANNCODE', name: 'Ann', email: 'ann@example.com', createdAt: CREATED };

/** The referrals module in memory, with Ann as the only referrer. */
export function referralsInMemory() {
  const [referrers, referrals, forms, listed] = [
    new InMemoryReferrers(),
    new InMemoryReferrals(),
    new InMemoryForms(),
    new ListedBusinesses(),
  ];
  referrers.all.push({ ...ANN });
  const calendar = new SiteCalendar(new FixedSettings());
  return {
    referrers,
    referrals,
    forms,
    listed,
    ledger: new InMemoryLedger(),
    deliveries: new SentDeliveries(),
    addresses: new InMemoryAddresses(),
    audit: new InMemoryAuditLog(),
    intake: new OpenIntake(),
    clock: new StoppedClock(),
    transaction: new NoTransaction(),
    record: new RecordReferral(referrers, referrals, forms, listed, calendar),
    calendar,
  };
}
