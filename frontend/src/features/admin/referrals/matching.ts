import type { Referral, Referrer } from './referral-endpoints.js';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Referrers that a search and a status leave, each with the businesses that they leave. */
export function matching(referrers: readonly Referrer[], q: string, status: string): Referrer[] {
  return referrers.flatMap((referrer) => {
    const isMeant = has([referrer.referrerName, referrer.referrerEmail, referrer.code, ...referrer.otherCodes], q);
    const businesses = referrer.businessesReferred.filter(
      (each) => (status === '' || each.status === status) && (isMeant || isAbout(each, q)),
    );
    const stays = businesses.length > 0 || (isMeant && status === '');
    return stays ? [{ ...referrer, businessesReferred: businesses }] : [];
  });
}

function isAbout({ businessName, businessPhone, industry, refCode }: Referral, q: string): boolean {
  const digits = /^[\d\s().+-]+$/.test(q) ? digitsOf(q) : '';
  return has([businessName, businessPhone, industry, refCode], q) || (digits !== '' && digitsOf(businessPhone).includes(digits));
}

const has = (texts: string[], q: string) => texts.some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));
