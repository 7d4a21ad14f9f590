import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../database/change-feed.js';

/** A counter that every change of page content increments, in every process. */
@Injectable()
export class CacheVersion {
  private cacheVersion = 0;

  constructor(private readonly changes: ChangeFeed) {}

  /** Increments it on notifications of this channel. Call it while modules are wired. */
  bumpOn(channel: string): void {
    this.changes.on(channel, () => this.bump());
  }

  /** Call it when a cached value that pages use was refreshed: pages rendered between the change and the refresh are out of date. */
  bump(): void {
    this.cacheVersion += 1;
  }

  /** `undefined` while the database's notifications do not arrive, so changes may be missed. */
  get current(): number | undefined {
    return this.changes.connected ? this.cacheVersion : undefined;
  }
}
