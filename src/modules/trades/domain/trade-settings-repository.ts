import type { TradeSettings } from './trade-settings.js';

export interface VersionedTradeSettings {
  settings: TradeSettings;
  /** Increases with each change. */
  version: number;
}

/** The decisions of this directory about trades. */
export abstract class TradeSettingsRepository {
  abstract read(): Promise<VersionedTradeSettings>;

  /** The same, locked for sharing (FOR SHARE), for transactions that write listings: no change until the running transaction ends. */
  abstract readForShare(): Promise<VersionedTradeSettings>;

  /** The same, locked (FOR UPDATE), for changes: no other change, and no write of listings, until the running transaction ends. */
  abstract readForUpdate(): Promise<VersionedTradeSettings>;

  /** Notifies all processes when the transaction is committed. @returns the new version */
  abstract save(settings: TradeSettings): Promise<number>;
}
