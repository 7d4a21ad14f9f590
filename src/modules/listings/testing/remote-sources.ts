import { RemoteSourceNotFound } from '../domain/import/remote/remote.errors.js';
import type { RemoteOutcome } from '../domain/import/remote/remote-outcome.js';
import { type RemoteSource, RemoteSources } from '../domain/import/remote/remote-source.js';

export class InMemoryRemoteSources extends RemoteSources {
  readonly stored = new Map<string, RemoteSource>();

  all(): Promise<RemoteSource[]> {
    return Promise.resolve([...this.stored.values()].map((source) => ({ ...source })));
  }

  allForUpdate(): Promise<RemoteSource[]> {
    return this.all();
  }

  get(id: string): Promise<RemoteSource> {
    const found = this.stored.get(id);
    return found ? Promise.resolve({ ...found }) : Promise.reject(new RemoteSourceNotFound());
  }

  save(source: RemoteSource): Promise<void> {
    this.stored.set(source.id, { ...source });
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.stored.delete(id);
    return Promise.resolve();
  }

  claim({ id, dueAt }: RemoteSource, next: Date | null): Promise<boolean> {
    const source = this.stored.get(id);
    if (!source || source.dueAt === null || source.dueAt.getTime() !== dueAt?.getTime()) return Promise.resolve(false);
    source.dueAt = next;
    return Promise.resolve(true);
  }

  postpone(id: string, until: Date): Promise<void> {
    const source = this.stored.get(id);
    if (source && source.clock !== 'off') source.dueAt = until;
    return Promise.resolve();
  }

  note(id: string, checkedAt: Date, outcome: RemoteOutcome, problem: string | null): Promise<void> {
    Object.assign(this.stored.get(id) ?? {}, { checkedAt, outcome, problem });
    return Promise.resolve();
  }
}
