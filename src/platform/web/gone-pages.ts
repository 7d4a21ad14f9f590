import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ChangeFeed } from '../database/change-feed.js';
import { TypeormTransaction } from '../database/typeorm-transaction.js';
import { KeptPages } from './kept-pages.js';

const PAGE_GONE = 'page_gone';
const RETRY_MS = 1_000;
/** A change is noted before it is committed, and a long one is committed long after that. */
const LONGEST_CHANGE_MS = 60 * 60_000;
/** Rows are kept for longer: see {@link GonePagePrivacy}. */
export const NOTED_FOR_DAYS = 7;
const LONGEST_ABSENCE_MS = (NOTED_FOR_DAYS - 1) * 24 * 60 * 60_000;

/**
 * Removes from what is kept for outages whatever is no longer there, in every process, also where nobody has asked for the page since.
 * A notification has the path; one without it says that some may have been missed, and the table is read.
 */
@Injectable()
export class GonePages implements OnApplicationShutdown {
  private readonly logger = new Logger('Pages');
  private readonly heard = new Set<string>();
  private readAt: number | undefined;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    changes: ChangeFeed,
    private readonly transaction: TypeormTransaction,
    private readonly kept: KeptPages,
  ) {
    changes.on(PAGE_GONE, (path) => (path ? this.hear(path) : void this.readMissed()));
  }

  onApplicationShutdown(): void {
    clearTimeout(this.retry);
  }

  /** Those of one change arrive together, and are looked for together. */
  private hear(path: string): void {
    if (this.heard.size === 0) setImmediate(() => this.forget());
    this.heard.add(path);
  }

  private forget(): void {
    this.kept.forget([...this.heard]);
    this.heard.clear();
  }

  /** Until it could be read: a database that is just back may be away again. */
  private async readMissed(): Promise<void> {
    clearTimeout(this.retry);
    try {
      const now = Date.now();
      const since = this.readAt ?? now;
      const rows = await this.transaction.manager.query<{ path: string }[]>('SELECT DISTINCT path FROM page_gone WHERE at > $1', [new Date(since - LONGEST_CHANGE_MS)]);
      if (now - since > LONGEST_ABSENCE_MS) this.kept.forgetAll();
      else this.kept.forget(rows.map(({ path }) => path));
      this.readAt = now;
    } catch (error) {
      this.logger.warn(`Which pages are gone could not be read: ${String(error)}`);
      this.retry = setTimeout(() => void this.readMissed(), RETRY_MS).unref();
    }
  }
}
