import { Injectable } from '@nestjs/common';
import { isLockUnavailable } from '../../../../platform/database/lock-unavailable.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { TradesLocked } from '../../domain/trade.errors.js';
import { NO_TRADE_SETTINGS, type TradeSettings } from '../../domain/trade-settings.js';
import { TradeSettingsRepository, type VersionedTradeSettings } from '../../domain/trade-settings-repository.js';

/** Long enough for the correction of one listing to finish, too short for a sync of many. */
const LOCK_WAIT_MS = 2_000;

interface SettingsRow {
  settings: Partial<TradeSettings>;
  version: number;
}

@Injectable()
export class PostgresTradeSettings extends TradeSettingsRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  read(): Promise<VersionedTradeSettings> {
    return this.theRow('');
  }

  readForShare(): Promise<VersionedTradeSettings> {
    return this.theRow('FOR SHARE');
  }

  async readForUpdate(): Promise<VersionedTradeSettings> {
    await this.transaction.query(`SET LOCAL lock_timeout = '${LOCK_WAIT_MS}ms'`);
    try {
      return await this.theRow('FOR UPDATE');
    } catch (error) {
      if (isLockUnavailable(error)) throw new TradesLocked();
      throw error;
    }
  }

  async save(settings: TradeSettings): Promise<number> {
    const [row] = await this.transaction.query<{ version: number }>(
      `WITH saved AS (UPDATE trade_settings SET settings = $1, version = version + 1, updated_at = now() RETURNING version) SELECT version FROM saved`,
      [JSON.stringify(settings)],
    );
    return row!.version;
  }

  private async theRow(lock: 'FOR SHARE' | 'FOR UPDATE' | ''): Promise<VersionedTradeSettings> {
    const [row] = await this.transaction.query<SettingsRow>(`SELECT settings, version FROM trade_settings ${lock}`);
    return { settings: { ...NO_TRADE_SETTINGS, ...row?.settings }, version: row?.version ?? 0 };
  }
}
