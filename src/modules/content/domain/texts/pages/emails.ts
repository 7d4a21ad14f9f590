import { type EmailName, EMAILS, type NoticeName, NOTICES } from '../../../../../shared/mail/email-texts.js';
import type { PlainFacts, TextPage } from '../text-facts.js';

type EmailTexts = { [Name in EmailName | NoticeName as `${Name}Subject` | `${Name}Text`]: PlainFacts };

/**
 * Each email has a subject and a text; both are plain text, and the name of the site is added below emails to others. Notices to the
 * operator come last.
 */
export const emailTexts = {
  title: 'Emails and notices',
  address: null,
  texts: Object.fromEntries(
    Object.entries({ ...EMAILS, ...NOTICES }).flatMap(
      ([name, { label, words, needed, subject, text, ...more }]): [string, PlainFacts][] => {
        const common = { placeholders: Object.keys(words), examples: words };
        const help = 'help' in more ? { help: more.help } : {};
        return [
          [`${name}Subject`, { kind: 'line', label: `${label}: subject`, most: 150, default: subject, ...common, ...help }],
          [`${name}Text`, { kind: 'paragraphs', label: `${label}: text`, most: 5_000, default: text, ...common, needed }],
        ];
      },
    ),
  ) as EmailTexts,
} satisfies TextPage;
