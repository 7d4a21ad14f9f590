import type { TradeSettings } from './trade-settings.js';

export interface VersionedTradeSettings {
  settings: TradeSettings;
  /** Rises with each change. */
  version: number;
}

/** What was decided here about trades. */
export abstract class TradeSettingsRepository {
  abstract read(): Promise<VersionedTradeSettings>;

  /** The same, for whoever writes listings: nobody changes it until the running transaction ends. */
  abstract readInUse(): Promise<VersionedTradeSettings>;

  /** The same, for whoever changes it: nobody else changes it, or writes listings, until the running transaction ends. */
  abstract readForChange(): Promise<VersionedTradeSettings>;

  /** Tells all processes when the transaction is committed. @returns the new version */
  abstract save(settings: TradeSettings): Promise<number>;
}
