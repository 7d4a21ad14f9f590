import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { addressKeyOf, ConfirmedAddresses } from '../../shared/confirmed-addresses.js';
import { SettingsInForce } from '../../shared/settings-in-force.js';
import { NotDelivered } from './not-delivered.js';

const MOST_A_DAY = 5;
const A_DAY_IN_SECONDS = 86_400;

/**
 * How many letters go to one address that has not confirmed itself: anybody can type it into a form. PostgreSQL counts, so that it holds
 * for all processes. The operator's own mailbox is not counted.
 */
@Injectable()
export class LetterLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    private readonly confirmed: ConfirmedAddresses,
    private readonly settings: SettingsInForce,
  ) {
    this.limiter = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'form_attempt',
      tableCreated: true,
      keyPrefix: 'letters',
      points: MOST_A_DAY,
      duration: A_DAY_IN_SECONDS,
    });
  }

  /**
   * Hands a letter over if the address may be written to. What is `unasked` counts for confirmed addresses, too. What the mail server did not take is not counted.
   * @throws NotDelivered for good when it has had its letters for today, or what `hand` throws
   */
  async within(address: string, hand: () => Promise<void>, unasked = false): Promise<void> {
    if (address === this.settings.current.notifyEmail || (!unasked && (await this.confirmed.has(address)))) return hand();
    const key = addressKeyOf(address).toString('base64url');
    await this.count(key);
    try {
      await hand();
    } catch (error) {
      // What may have arrived after all counts.
      if (!(error instanceof NotDelivered && error.mayHaveArrived)) await this.limiter.reward(key);
      throw error;
    }
  }

  private async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new NotDelivered(`the address has had ${MOST_A_DAY} letters within a day, and has not confirmed itself`, { final: true });
    }
  }
}
