/** What a referrer is told by mail. */
export interface LetterText {
  subject: string;
  text: string;
}

const letter = (subject: string, ...paragraphs: string[]): LetterText => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Your Homewright team'].join('\n\n'),
});

/** @param minutes for which the link works */
export function signInLetter(link: string, minutes: number): LetterText {
  return letter(
    'Your sign-in link for the referral program',
    `Open this link to see your referrals and rewards. It works once, within ${minutes} minutes.\n${link}`,
    'If you did not ask for it, you can ignore this letter: nothing happens without the link.',
  );
}

/**
 * @param named the business, as its form has it; nothing for an address that has not confirmed itself: anybody can type one, and any name
 * @param page where the referrer sees all of it
 */
export function rewardLetter(named: string | undefined, cents: number, page: string): LetterText {
  const business = named ?? 'a business';
  return letter(
    `Your referral of ${business} was approved`,
    `Thank you for sending ${business} to us. The referral is approved, and the reward is $${(cents / 100).toFixed(2)}.`,
    `You can see all your referrals here:\n${page}`,
  );
}
