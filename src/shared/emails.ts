import { Injectable } from '@nestjs/common';
import { type BuiltInEmail, filledEmail, type EmailName, EMAILS, type EmailWords, type NoticeName, NOTICES } from './email-texts.js';

export type { EmailName, EmailWords } from './email-texts.js';

/** A letter ready to be sent, and what it was made of: the operator's own text is put in its place when it is queued. */
export interface WrittenEmail<Name extends EmailName = EmailName> extends BuiltInEmail {
  letter: Name;
  words: EmailWords;
}

/** The letter as it is built in. */
export function emailOf<Name extends EmailName>(
  letter: Name,
  words: Record<keyof (typeof EMAILS)[Name]['words'], string>,
): WrittenEmail<Name> {
  return { ...filledEmail(EMAILS[letter], words), letter, words };
}

type Write = (letter: EmailName | NoticeName, words: EmailWords) => Promise<BuiltInEmail>;

/** Where letters get the operator's texts: the module that has them registers itself. */
@Injectable()
export class EmailWriter {
  private writes: Write | undefined;

  register(write: Write): void {
    this.writes = write;
  }

  /** @returns undefined where nobody writes letters: the built-in one is sent */
  async write(letter: EmailName, words: EmailWords): Promise<BuiltInEmail | undefined> {
    return this.writes?.(letter, words);
  }

  /** What the operator is told; the built-in text where nobody writes letters. */
  async notice<Name extends NoticeName>(name: Name, words: Record<keyof (typeof NOTICES)[Name]['words'], string>): Promise<BuiltInEmail> {
    return (await this.writes?.(name, words)) ?? filledEmail(NOTICES[name], words);
  }
}
