import { Gauge, type Registry, type RegistryContentType } from 'prom-client';
import { coalescedRead } from '../../../../platform/metrics/coalesced-read.js';
import type { PasswordAttempts, WrongPasswords } from '../../domain/password-attempts.js';

/** Metrics of wrong passwords, counted in PostgreSQL at each scrape: all processes report the same values. */
export function registerPasswordMetrics(registry: Registry<RegistryContentType>, attempts: Pick<PasswordAttempts, 'counted'>): void {
  const registers = [registry];
  const now = coalescedRead(() => attempts.counted());
  const gauge = (name: string, help: string, valueOf: (counted: WrongPasswords) => number) =>
    new Gauge({
      name,
      help,
      aggregator: 'max',
      registers,
      async collect() {
        this.remove();
        const counted = await now();
        if (counted) this.set(valueOf(counted));
      },
    });
  gauge('homewright_wrong_passwords', 'Wrong passwords of admins within the last 15 minutes', ({ attempts: wrong }) => wrong);
  gauge('homewright_wrong_password_clients', 'Addresses that they came from', ({ clients }) => clients);
}
