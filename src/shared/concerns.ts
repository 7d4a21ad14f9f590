import { Injectable } from '@nestjs/common';
import type { PartHealth } from './health.js';

/** What an operator should know of besides the health of the process: mail that does not arrive, backups that are old. Parts register themselves. */
@Injectable()
export class Concerns {
  private readonly parts = new Map<string, () => Promise<PartHealth>>();

  register(part: string, look: () => Promise<PartHealth>): void {
    this.parts.set(part, look);
  }

  async all(): Promise<Record<string, PartHealth>> {
    return Object.fromEntries(await Promise.all([...this.parts].map(async ([part, look]) => [part, await look()] as const)));
  }
}
