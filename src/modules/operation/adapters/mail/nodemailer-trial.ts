import { Injectable } from '@nestjs/common';
import { letterTransport, MOST_ALTOGETHER_MS } from '../../../../platform/deliveries/mailing.js';
import type { MailAccount } from '../../../../shared/mail-account.js';
import { TestLetterRefused } from '../../domain/operation.errors.js';
import { MailTrial, type TestLetter } from '../../domain/test-letters.js';
import { type MailFailure, mailTroubleInWords } from './mail-trouble.js';

@Injectable()
export class NodemailerTrial extends MailTrial {
  async send({ url, from }: MailAccount, { to, subject, text }: TestLetter): Promise<void> {
    const transport = letterTransport(url);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })), MOST_ALTOGETHER_MS);
    });
    try {
      await Promise.race([
        transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } }),
        late,
      ]);
    } catch (error) {
      throw new TestLetterRefused(mailTroubleInWords(error as MailFailure, url, from));
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  }
}
