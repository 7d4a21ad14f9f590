import type { TradeSettings } from './trade-settings.js';

export interface VersionedTradeSettings {
  settings: TradeSettings;
  /** Rises with each change. */
  version: number;
}

/** What was decided here about trades. */
export abstract class TradeSettingsRepository {
  abstract read(): Promise<VersionedTradeSettings>;

  /** The same, locked for sharing (FOR SHARE), for transactions that write listings: no change until the running transaction ends. */
  abstract readForShare(): Promise<VersionedTradeSettings>;

  /** The same, locked (FOR UPDATE), for changes: no other change, and no write of listings, until the running transaction ends. */
  abstract readForUpdate(): Promise<VersionedTradeSettings>;

  /** Tells all processes when the transaction is committed. @returns the new version */
  abstract save(settings: TradeSettings): Promise<number>;
}
