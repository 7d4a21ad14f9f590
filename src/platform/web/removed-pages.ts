import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../database/change-feed.js';
import { StalePages } from './stale-pages.js';

const PAGE_REMOVED = 'page_gone';
/** The longest transaction: a row's time is earlier than the commit that makes the row visible. */
const MAX_CHANGE_MS = 60 * 60_000;
/** Rows are kept for longer: see {@link RemovedPagePrivacy}. */
export const NOTED_FOR_DAYS = 7;
const MAX_DISCONNECTION_MS = (NOTED_FOR_DAYS - 1) * 24 * 60 * 60_000;

/**
 * Removes deleted pages from the stale pages, in every process. A notification carries the path; notifications missed during a lost
 * connection are read from the table.
 */
@Injectable()
export class RemovedPages {
  private readonly pending = new Set<string>();

  constructor(
    private readonly changes: ChangeFeed,
    private readonly stale: StalePages,
  ) {
    changes.beforeConnected((query) => this.readMissed(query));
    changes.on(PAGE_REMOVED, (path) => path !== undefined && this.add(path));
  }

  /** Notifications of one change arrive together and are processed in one pass. */
  private add(path: string): void {
    if (this.pending.size === 0) setImmediate(() => this.forget());
    this.pending.add(path);
  }

  private forget(): void {
    this.stale.forget([...this.pending]);
    this.pending.clear();
  }

  private async readMissed(query: (sql: string, values: unknown[]) => Promise<object[]>): Promise<void> {
    const since = this.changes.heardUntil;
    const rows = (await query('SELECT DISTINCT path FROM page_gone WHERE at > $1', [new Date(since - MAX_CHANGE_MS)])) as {
      path: string;
    }[];
    if (Date.now() - since > MAX_DISCONNECTION_MS) this.stale.forgetAll();
    else this.stale.forget(rows.map(({ path }) => path));
  }
}
