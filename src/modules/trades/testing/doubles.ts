import { UploadedImages } from '../../../shared/pictures/image-uses.js';
import { Outbox } from '../../../shared/outbox.js';
import type { IndustryCount } from '../domain/directory-trades.js';
import { NO_TRADE_SETTINGS, type TradeSettings } from '../domain/trade-settings.js';
import { TradeSettingsRepository, type VersionedTradeSettings } from '../domain/trade-settings-repository.js';
import { IndustryCounts } from '../application/current-trades.js';

/** For unit tests only, as is everything here. */
export class FixedCounts extends IndustryCounts {
  constructor(private readonly counts: IndustryCount[]) {
    super();
  }

  read(): Promise<IndustryCount[]> {
    return Promise.resolve(this.counts);
  }
}

export class InMemoryTradeSettings extends TradeSettingsRepository {
  current: VersionedTradeSettings = { settings: NO_TRADE_SETTINGS, version: 0 };

  read(): Promise<VersionedTradeSettings> {
    return Promise.resolve(this.current);
  }

  readForShare(): Promise<VersionedTradeSettings> {
    return this.read();
  }

  readForUpdate(): Promise<VersionedTradeSettings> {
    return this.read();
  }

  save(settings: TradeSettings): Promise<number> {
    this.current = { settings, version: this.current.version + 1 };
    return Promise.resolve(this.current.version);
  }
}

/** Has these of this site's own pictures. */
export class FixedPictures extends UploadedImages {
  constructor(private readonly here: readonly string[]) {
    super();
  }

  claim(addresses: string[]): Promise<string[]> {
    return Promise.resolve(addresses.filter((address) => address.startsWith('/media/') && !this.here.includes(address)));
  }
}

/** Keeps what was announced, and carries nothing out. */
export class AnnouncedTopics extends Outbox {
  readonly topics: string[] = [];

  add(topic: string): Promise<void> {
    this.topics.push(topic);
    return Promise.resolve();
  }

  handle(): void {}
}

export const aCount = (name: string, count: number, ...cities: string[]): IndustryCount => ({ name, count, cities });
