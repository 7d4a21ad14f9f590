/** Emails to referrers. */
export interface EmailText {
  subject: string;
  text: string;
}

const email = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  text: ['Hello,', ...paragraphs].join('\n\n'),
});

/** @param minutes for which the link works */
export function signInEmail(link: string, minutes: number): EmailText {
  return email(
    'Your sign-in link for the referral program',
    `Open this link to see your referrals and rewards. It works once, within ${minutes} minutes.\n${link}`,
    'If you did not ask for it, you can ignore this letter: nothing happens without the link.',
  );
}

/**
 * @param named the business as its form names it; `undefined` for an unconfirmed address, because anybody can type one, with any name
 * @param page where the referrer sees all of it
 */
export function rewardEmail(named: string | undefined, cents: number, page: string): EmailText {
  const business = named ?? 'a business';
  return email(
    `Your referral of ${business} was approved`,
    `Thank you for sending ${business} to us. The referral is approved, and the reward is $${(cents / 100).toFixed(2)}.`,
    `You can see all your referrals here:\n${page}`,
  );
}
