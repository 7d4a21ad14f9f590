import type { EffectiveSettings } from './effective-settings.js';

/** The mail server and sender of outgoing emails. */
export interface MailAccount {
  /** Contains user and password: only for the mail library. */
  url: string;
  from: string;
  /** The mailbox of the operator. */
  operator: string | null;
}

export type SettingsNow = Pick<EffectiveSettings, 'current' | 'unreadable'>;

/** The mail account of the settings, or what is missing, in a sentence for the operator. */
export function mailAccountOf({ current, unreadable }: SettingsNow): MailAccount | { lacking: string } {
  const { mailServer, mailUser, mailPassword, mailFrom, notifyEmail } = current;
  if (mailServer === null) return { lacking: 'There is no mail server yet.' };
  if (unreadable.has('mailPassword'))
    return { lacking: 'The saved password of the mail account can no longer be read, because SESSION_SECRET has changed: type it again.' };
  const from = mailFrom ?? notifyEmail;
  if (from === null) return { lacking: 'There is no sender and no mailbox to notify, so emails would come from no one.' };
  return { url: withCredentials(mailServer, mailUser, mailPassword), from, operator: notifyEmail };
}

/** Whether emails are queued. Also true while the password has to be entered again, so that no email is lost. */
export function isMailConfigured({ current: { mailServer, mailFrom, notifyEmail } }: SettingsNow): boolean {
  return mailServer !== null && (mailFrom ?? notifyEmail) !== null;
}

function withCredentials(server: string, user: string | null, password: string | null): string {
  const url = new URL(server);
  url.username = encodeURIComponent(user ?? '');
  url.password = encodeURIComponent(password ?? '');
  return url.href;
}
