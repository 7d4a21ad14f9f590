import { Injectable } from '@nestjs/common';

/** How many things of a kind wait for an admin. */
type WaitingCount = () => Promise<number>;

/** What waits in the back office; each part of the application registers its own. */
@Injectable()
export class WaitingCounts {
  private readonly counts = new Map<string, WaitingCount>();

  register(name: string, count: WaitingCount): void {
    this.counts.set(name, count);
  }

  async all(): Promise<Record<string, number>> {
    return Object.fromEntries(await Promise.all([...this.counts].map(async ([name, count]) => [name, await count()] as const)));
  }
}
