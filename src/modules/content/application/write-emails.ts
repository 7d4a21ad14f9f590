import {
  type BuiltInEmail,
  builtInEmail,
  filledEmail,
  type EmailName,
  type EmailWords,
  type NoticeName,
} from '../../../shared/mail/email-texts.js';
import { checkedText } from '../domain/texts/check-text.js';
import { emailTexts } from '../domain/texts/pages/emails.js';
import type { SiteWords } from '../domain/texts/public-text.js';
import type { ChangedTexts } from '../domain/texts/texts-repository.js';
import type { SavedTexts } from './current-texts.js';

/**
 * Emails and notices with the operator's texts. If a stored text cannot be read, or breaks a present rule, the built-in one is used: an
 * email is always sent.
 */
export class WriteEmails {
  constructor(
    private readonly saved: Pick<SavedTexts, 'get'>,
    private readonly site: { words: () => Promise<SiteWords> },
  ) {}

  async write(name: EmailName | NoticeName, words: EmailWords): Promise<BuiltInEmail> {
    const [changed, site] = await Promise.all([this.changed(), this.site.words()]);
    const { subject, text } = builtInEmail(name);
    const template = { subject: sound(changed, `${name}Subject`) ?? subject, text: sound(changed, `${name}Text`) ?? text };
    return filledEmail(template, { ...site, ...words });
  }

  private async changed(): Promise<ChangedTexts> {
    try {
      return (await this.saved.get()).get('letters')?.changed ?? {};
    } catch {
      return {};
    }
  }
}

function sound(changed: ChangedTexts, key: keyof typeof emailTexts.texts): string | undefined {
  const checked = checkedText(emailTexts.texts[key], key, changed[key]);
  return 'value' in checked && typeof checked.value === 'string' ? checked.value : undefined;
}
