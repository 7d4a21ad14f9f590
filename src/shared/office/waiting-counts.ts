import { Injectable } from '@nestjs/common';

/** How many items of a kind an admin has to handle. */
type WaitingCount = () => Promise<number>;

/** Registry of counters of open items in the back office; each module registers its own. */
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
