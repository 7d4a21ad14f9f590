import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../database/change-feed.js';
import { KeptPages } from './kept-pages.js';

const PAGE_GONE = 'page_gone';
/** A change is noted before it is committed, and a long one is committed long after that. */
const LONGEST_CHANGE_MS = 60 * 60_000;
/** Rows are kept for longer: see {@link GonePagePrivacy}. */
export const NOTED_FOR_DAYS = 7;
const LONGEST_ABSENCE_MS = (NOTED_FOR_DAYS - 1) * 24 * 60 * 60_000;

/**
 * Removes from what is kept for outages whatever is no longer there, in every process, also where nobody has asked for the page since.
 * A notification has the path; those that may have been missed while none arrived are read from the table.
 */
@Injectable()
export class GonePages {
  private readonly heard = new Set<string>();
  private readAt: number | undefined;

  constructor(
    changes: ChangeFeed,
    private readonly kept: KeptPages,
  ) {
    changes.beforeConnected((query) => this.readMissed(query));
    // Without a path: the whole directory was replaced.
    changes.on(PAGE_GONE, (path) => (path === '' ? this.kept.forgetAll() : path && this.hear(path)));
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

  private async readMissed(query: (sql: string, values: unknown[]) => Promise<object[]>): Promise<void> {
    const now = Date.now();
    const since = this.readAt ?? now;
    const rows = (await query('SELECT DISTINCT path FROM page_gone WHERE at > $1', [new Date(since - LONGEST_CHANGE_MS)])) as {
      path: string;
    }[];
    if (now - since > LONGEST_ABSENCE_MS) this.kept.forgetAll();
    else this.kept.forget(rows.map(({ path }) => path));
    this.readAt = now;
  }
}
