import { type WrittenEmail, emailOf } from '../../../shared/mail/emails.js';
import { dollarsText } from '../domain/reward.js';

// Emails to referrers. Their texts: shared/mail/email-texts.ts.

/** @param minutes for which the link works */
export function signInEmail(link: string, minutes: number): WrittenEmail {
  return emailOf('signIn', { link, minutes: String(minutes) });
}

/**
 * @param named the business as its form names it; `undefined` for an unconfirmed address, because anybody can type one, with any name
 * @param page where the referrer sees all referrals; `undefined` while it is switched off
 */
export function rewardEmail(named: string | undefined, cents: number, page: string | undefined): WrittenEmail {
  return emailOf('reward', { business: named ?? 'a business', amount: dollarsText(cents), link: page ?? '' });
}
