/** What an owner is told, written for somebody with a van and no time. */
export interface LetterText {
  subject: string;
  text: string;
}

const GREETING = 'Hello,';
const SIGNED = 'Your Homewright team';
const letter = (subject: string, ...paragraphs: string[]): LetterText => ({ subject, text: [GREETING, ...paragraphs, SIGNED].join('\n\n') });
const keep = (link: string) => `See how it stands, correct or withdraw it here. Keep this link to yourself: whoever has it can do the same.\n${link}`;

export function receivedLetter(title: string, statusLink: string): LetterText {
  return letter(
    `We have received what you sent about ${title}`,
    `Thank you. We will look at what you sent about ${title} within 24-48 hours and write to you.`,
    keep(statusLink),
  );
}

/** Somebody, perhaps the same person in another browser, sent the same once more. */
export function receivedAgainLetter(title: string, statusLink: string): LetterText {
  return letter(
    `We have what you sent about ${title} already`,
    `The same details about ${title} were sent to us again. We keep what came first: nothing has changed.`,
    keep(statusLink),
    'If it was not you who sent it again, you need not do anything: whoever did was not given this link.',
  );
}

/** @param publicLink where the directory shows it, if it does */
export function approvedLetter(title: string, publicLink: string | undefined): LetterText {
  if (!publicLink) return letter(`${title} is approved`, `Good news: what you sent about ${title} is approved.`);
  return letter(`${title} is live`, `Good news: what you sent about ${title} is approved and can be found in the directory now.`, `This is its page:\n${publicLink}`);
}

export function rejectedLetter(title: string, reason: string): LetterText {
  return letter(
    `About your listing of ${title}`,
    `We have looked at what you sent about ${title}, and we cannot publish it. This is why:`,
    reason,
    'If something has changed, or if we got it wrong, you are welcome to send it again.',
  );
}

export function changesRequestedLetter(title: string, reason: string): LetterText {
  return letter(
    `One more thing about ${title}`,
    `We have looked at what you sent about ${title}. Before we can publish it, we need something from you:`,
    reason,
    'Open the link that you got from us when you sent it, correct it there, and we will look again.',
  );
}
