import { Injectable } from '@nestjs/common';
import { emailTransport } from '../../../../platform/deliveries/mailing.js';
import type { MailAccount } from '../../../../shared/settings/mail-account.js';
import { TestEmailRefused } from '../../domain/operation.errors.js';
import { MailTester, type TestEmail } from '../../domain/test-emails.js';
import { type MailFailure, mailErrorText } from './mail-error-text.js';

/** Timeout, because an admin is waiting for the answer. */
const MAX_MS = 20_000;

@Injectable()
export class NodemailerTester extends MailTester {
  async send({ url, from }: MailAccount, { to, subject, text }: TestEmail): Promise<void> {
    const transport = emailTransport(url);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })), MAX_MS);
    });
    try {
      await Promise.race([
        transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } }),
        late,
      ]);
    } catch (error) {
      throw new TestEmailRefused(mailErrorText(error as MailFailure, url, from));
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  }
}
