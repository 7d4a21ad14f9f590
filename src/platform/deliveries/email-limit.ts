import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emailKeyOf, ConfirmedAddresses } from '../../shared/contact/confirmed-addresses.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { PostgresRateLimiter } from '../database/postgres-rate-limiter.js';
import type { Mail } from './mailing.js';
import { NotDelivered } from './not-delivered.js';

const MAX_A_DAY = 5;
const LIMIT_TEXT = `the address has had ${MAX_A_DAY} emails within a day`;
/** Unasked emails count for confirmed addresses, too. */
export const LIMIT_REACHED = { always: LIMIT_TEXT, unconfirmed: `${LIMIT_TEXT}, and has not confirmed itself` };
const A_DAY_IN_SECONDS = 86_400;

/**
 * Limits emails to one unconfirmed address, because anybody can type it into a form. Counted in PostgreSQL, so that the limit holds for all
 * processes. The operator's own mailbox is not counted.
 */
@Injectable()
export class EmailLimit {
  private readonly limiter: PostgresRateLimiter;

  constructor(
    dataSource: DataSource,
    private readonly confirmed: ConfirmedAddresses,
    private readonly settings: EffectiveSettings,
  ) {
    this.limiter = new PostgresRateLimiter(dataSource, {
      table: 'form_attempt',
      keyPrefix: 'emails',
      max: MAX_A_DAY,
      windowSeconds: A_DAY_IN_SECONDS,
    });
  }

  /**
   * Sends an email if the limit of the address allows it. `unasked` emails count for confirmed addresses, too; emails that the mail server
   * refused do not count.
   * @throws NotDelivered when the daily limit is reached, for good unless the email `warns`; or what `hand` throws
   */
  async within(address: string, hand: () => Promise<void>, { unasked, warns }: Pick<Mail, 'unasked' | 'warns'> = {}): Promise<void> {
    if (address === this.settings.current.notifyEmail || (!unasked && (await this.confirmed.has(address)))) return hand();
    const key = emailKeyOf(address).toString('base64url');
    await this.count(key, { unasked, warns });
    try {
      await hand();
    } catch (error) {
      // An email that may have been delivered counts.
      if (!(error instanceof NotDelivered && error.mayHaveArrived)) await this.limiter.giveBack(key);
      throw error;
    }
  }

  private async count(key: string, { unasked, warns }: Pick<Mail, 'unasked' | 'warns'>): Promise<void> {
    if ((await this.limiter.spend(key)) === undefined) return;
    // A refused email does not count.
    await this.limiter.giveBack(key);
    throw new NotDelivered(unasked ? LIMIT_REACHED.always : LIMIT_REACHED.unconfirmed, { final: !warns, byRule: true });
  }
}
