import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../database/change-feed.js';

/** A number that every change of what pages show raises, whichever process made it. */
@Injectable()
export class ContentGeneration {
  private generation = 0;

  constructor(private readonly changes: ChangeFeed) {}

  /** Notifications on this channel mean that pages have changed. Call it while modules are put together. */
  risesOn(channel: string): void {
    this.changes.on(channel, () => this.rise());
  }

  /** Something that pages are made from has followed a change: what was made of it in between is out of date. */
  rise(): void {
    this.generation += 1;
  }

  /** `undefined` while nobody can tell: the database's notifications do not arrive. */
  get current(): number | undefined {
    return this.changes.connected ? this.generation : undefined;
  }
}
