import { Injectable, Logger, Optional } from '@nestjs/common';
import { ReplicaReads } from '../database/replica-reads.js';
import { DomainError } from '../../shared/domain-error.js';
import { bareProblem, problemOf, statusOf } from '../http/answers/problem.js';
import { findOutage } from '../../shared/outage.js';
import type { PageReadArgs, PageReadData, PageReadName, Read, ReadAnswer } from './page-contract.js';

/** Called each time a page is served to a visitor, from the cache as well. */
export type ServedCallback = () => void;

/** @param onServed registers a callback for each time a page with this answer is served */
type Reader<Name extends PageReadName> = (
  args: PageReadArgs<Name>,
  onServed: (callback: ServedCallback) => void,
) => Promise<PageReadData<Name>>;

/**
 * Registry of the reads of server-rendered pages. Modules offer their use cases here, so that rendering needs no HTTP request to itself.
 */
@Injectable()
export class PageReads {
  private readonly logger = new Logger('Pages');
  /** @param replicas for cached pages; without it the primary database is read */
  constructor(@Optional() private readonly replicas?: ReplicaReads) {}

  private readonly readers: { [Name in PageReadName]?: Reader<Name> } = {};

  /** @param reader returns the same as the corresponding call of the API, and throws the same domain errors */
  offer<Name extends PageReadName>(name: Name, reader: Reader<Name>): void {
    if (this.readers[name]) throw new Error(`The read "${name}" is offered twice.`);
    Object.assign(this.readers, { [name]: reader });
  }

  /** For rendering without a visitor: no callbacks. */
  read: Read = (name, args) => this.answer(name, args, () => undefined, false);

  /** The reads of one page; `kept`: it is cached for all visitors. The caller runs `servedCallbacks` each time it serves the page. */
  forPage({ kept = false } = {}): { read: Read; servedCallbacks: readonly ServedCallback[] } {
    const servedCallbacks: ServedCallback[] = [];
    return { servedCallbacks, read: (name, args) => this.answer(name, args, (each) => servedCallbacks.push(each), kept) };
  }

  private async answer<Name extends PageReadName>(
    name: Name,
    args: PageReadArgs<Name>,
    onServed: (callback: ServedCallback) => void,
    kept: boolean,
  ): Promise<ReadAnswer<PageReadData<Name>>> {
    const reader = this.readers[name];
    if (!reader) throw new Error(`No module offers the read "${name}".`);
    try {
      return { status: 200, data: await this.from(kept, onServed, (served) => reader(args, served)) };
    } catch (error) {
      const outage = findOutage(error);
      if (outage) this.logger.warn({ read: name }, outage.reason);
      const known = outage ?? error;
      if (known instanceof DomainError) {
        const status = statusOf(known.kind);
        return { status, problem: problemOf(status, known.code, known.message, known.errors) };
      }
      this.logger.error({ err: error, read: name });
      return { status: 503, problem: bareProblem(503, 'This part of the page could not be read. Please try again in a moment.') };
    }
  }

  /** Reads from a replica where that is allowed. Callbacks of a failed attempt are dropped, because the read is repeated on the primary. */
  private async from<T>(
    kept: boolean,
    onServed: (callback: ServedCallback) => void,
    read: (onServed: (callback: ServedCallback) => void) => Promise<T>,
  ): Promise<T> {
    if (!kept || !this.replicas) return read(onServed);
    let callbacks: ServedCallback[] = [];
    const data = await this.replicas.run(() => {
      callbacks = [];
      return read((each) => callbacks.push(each));
    });
    for (const each of callbacks) onServed(each);
    return data;
  }
}
