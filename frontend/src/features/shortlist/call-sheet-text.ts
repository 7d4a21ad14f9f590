import type { Reads } from '../../lib/reads.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { phoneText } from '../../lib/words.js';
import type { ShortlistWords } from './use-shortlist-words.js';

type Shortlist = Reads['shortlist']['data'];
export type Compared = Shortlist['listings'][number];

export interface CallSheet {
  problem: string;
  questions: Shortlist['questions'];
  /** The visitor's notes, by the ids of the businesses. */
  notes: Record<string, string>;
  listings: Compared[];
}

/** Maximum length of a message in an address: mail programs and phones cut off longer ones. */
const MAX_MESSAGE_LENGTH = 1_800;

/** The call sheet as plain text, for a message. */
export function callSheetText({ problem, questions, notes, listings }: CallSheet, words: ShortlistWords): string {
  const parts = [
    problem && fillTemplate(words.theProblem, { problem }),
    ...listings.map((listing) => {
      const { title, city, phoneE164, phone, email } = listing;
      const number = phoneE164 ? phoneText(phoneE164, phone) : phone;
      return [
        `${title}${city ? `, ${city}` : ''}`,
        number ?? email ?? words.noNumber,
        notes[listing.id] && fillTemplate(words.notesSent, { notes: notes[listing.id] }),
      ]
        .filter(Boolean)
        .join('\n');
    }),
    ...questions.map(({ industry, questions: each }) =>
      [fillTemplate(words.toAsk, { trade: industry }), ...each.map((question) => `- ${question}`)].join('\n'),
    ),
  ].filter(Boolean);
  return parts.join('\n\n');
}

/**
 * An address that opens a message with the call sheet in it.
 * @param subject of an email
 */
export function messageAddress(kind: 'sms' | 'mailto', text: string, subject: string): string {
  const whole = text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)} …` : text;
  const body = `body=${encodeURIComponent(wellFormed(whole))}`;
  // Without a recipient, phones of all makes accept the text after "?&".
  return kind === 'sms' ? `sms:?&${body}` : `mailto:?subject=${encodeURIComponent(wellFormed(subject))}&${body}`;
}

/** Without halves of characters, which no address can have. Browsers of 2023 do not have `toWellFormed`. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');
