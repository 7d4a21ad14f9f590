import { Injectable } from '@nestjs/common';
import type { PartHealth } from './health.js';

/** Warnings for the operator beyond process health, such as undelivered mail or old backups. Modules register their own. */
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
