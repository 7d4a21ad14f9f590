import { Injectable } from '@nestjs/common';
import { type BuiltInEmail, filledEmail, type EmailName, EMAILS, type EmailWords, type NoticeName, NOTICES } from './email-texts.js';

export type { EmailName, EmailWords } from './email-texts.js';

/** An email ready to be sent, and what it was made of: the operator's own text is put in its place when it is queued. */
export interface WrittenEmail<Name extends EmailName = EmailName> extends BuiltInEmail {
  name: Name;
  words: EmailWords;
}

/** The email as it is built in. */
export function emailOf<Name extends EmailName>(
  name: Name,
  words: Record<keyof (typeof EMAILS)[Name]['words'], string>,
): WrittenEmail<Name> {
  return { ...filledEmail(EMAILS[name], words), name, words };
}

type Write = (name: EmailName | NoticeName, words: EmailWords) => Promise<BuiltInEmail>;

/** Where emails get the operator's texts: the module that has them registers itself. */
@Injectable()
export class EmailWriter {
  private writes: Write | undefined;

  register(write: Write): void {
    this.writes = write;
  }

  /** @returns undefined where nobody writes emails: the built-in one is sent */
  async write(name: EmailName, words: EmailWords): Promise<BuiltInEmail | undefined> {
    return this.writes?.(name, words);
  }

  /** What the operator is told; the built-in text where nobody writes emails. */
  async notice<Name extends NoticeName>(name: Name, words: Record<keyof (typeof NOTICES)[Name]['words'], string>): Promise<BuiltInEmail> {
    return (await this.writes?.(name, words)) ?? filledEmail(NOTICES[name], words);
  }
}
