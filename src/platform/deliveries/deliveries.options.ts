import { namedToken } from '../../shared/providers.js';

export const DELIVERY_OPTIONS = namedToken<DeliveryOptions>('DELIVERY_OPTIONS');

export interface DeliveryOptions {
  /** Where submissions are passed on to. */
  formForwardUrl?: string;
  smtpUrl?: string;
  mailFrom?: string;
  /** The operator's mailbox. */
  notifyEmail?: string;
}

/** Mail goes out when there is a server, and somebody from whom it comes. */
export function senderOf({ smtpUrl, mailFrom, notifyEmail }: DeliveryOptions): string | undefined {
  return smtpUrl === undefined ? undefined : (mailFrom ?? notifyEmail);
}
