/** The message to visitors who came by a referral link. */
export const REFERRAL_CODE_WORDS = {
  codeFound: 'Referral Code Detected!',
  codeFoundText: "You'll help reward the person who referred you when you join.",
};
