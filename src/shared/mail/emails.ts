import { Injectable } from '@nestjs/common';
import { type BuiltInEmail, filledEmail, type EmailName, EMAILS, type EmailWords, type NoticeName, NOTICES } from './email-texts.js';

export type { EmailName, EmailWords } from './email-texts.js';

/** An email with the built-in text, and the words for the operator's own text, which replaces it when the email is queued. */
export interface WrittenEmail<Name extends EmailName = EmailName> extends BuiltInEmail {
  name: Name;
  words: EmailWords;
}

/** The email with the built-in text. */
export function emailOf<Name extends EmailName>(
  name: Name,
  words: Record<keyof (typeof EMAILS)[Name]['words'], string>,
): WrittenEmail<Name> {
  return { ...filledEmail(EMAILS[name], words), name, words };
}

type Write = (name: EmailName | NoticeName, words: EmailWords) => Promise<BuiltInEmail>;

/** Provides the operator's own texts of emails; the module that stores them registers itself. */
@Injectable()
export class EmailWriter {
  private writes: Write | undefined;

  register(write: Write): void {
    this.writes = write;
  }

  /** @returns undefined where no module has registered: the built-in email is sent */
  async write(name: EmailName, words: EmailWords): Promise<BuiltInEmail | undefined> {
    return this.writes?.(name, words);
  }

  /** A notice to the operator; the built-in text where no module has registered. */
  async notice<Name extends NoticeName>(name: Name, words: Record<keyof (typeof NOTICES)[Name]['words'], string>): Promise<BuiltInEmail> {
    return (await this.writes?.(name, words)) ?? filledEmail(NOTICES[name], words);
  }
}
