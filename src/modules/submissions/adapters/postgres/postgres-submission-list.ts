import { Injectable } from '@nestjs/common';
import validator from 'validator';
import { MIN_PHONE_DIGITS } from '../../../../shared/forms/input-limits.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type AdminList, adminList } from '../../../../shared/office/admin-list.js';
import { countByDay } from '../../../../platform/database/count-by-day.js';
import { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import type { DayCount } from '../../../../shared/office/day-figures.js';
import { TITLE_TEXT, withPlainApostrophes } from '../../../../shared/text/name-keys.js';
import { fold } from '../../../../shared/text/text.js';
import { type Alike, SubmissionList, type SubmissionOrder, type SubmissionQuery } from '../../application/submission-list.js';
import type { SubmissionState } from '../../domain/submission.js';
import { OPEN_STATUSES } from '../../domain/submission-status.js';
import { keysOf, likenessOf, type SubmissionKeys } from '../../domain/submission-traits.js';
import { stateOf, type SubmissionRecord } from './submission-record.js';
import { containing } from '../../../../platform/database/like-pattern.js';

type AlikeRecord = { place: number; id: string; title: string } & Omit<SubmissionKeys, 'title'> & { titleKey: string };

const DECIDED = { time: 'decided_at', where: `status IN ('approved', 'rejected')` };
const COUNTED = {
  submissions: { time: 'created_at', where: `status <> 'spam'` },
  decided: DECIDED,
  minutesWaited: { ...DECIDED, sum: 'round(sum(extract(epoch FROM decided_at - created_at)) / 60)' },
} as const;

/** Each reads the index by status and time, forwards or backwards. */
const ORDER_BY: Record<SubmissionOrder, string> = {
  newest: 'created_at DESC, id',
  'waiting-longest': 'created_at, id DESC',
};

const MAX_ALIKE = 10;

/** Limited in SQL, because anybody can send thousands of forms with one phone number: only those that are shown are read and sent. */
const ALIKE = `
SELECT wanted.place, other.id, coalesce(other.fields->>'title', '') AS title,
       other.title_key AS "titleKey", other.city_key AS city, other.phone_key AS phone, other.site_key AS site
  FROM json_to_recordset($1::json) AS wanted (place int, id uuid, title text, city text, phone text, site text)
 CROSS JOIN LATERAL (
   SELECT id FROM submission
    WHERE id <> wanted.id AND status IN ('${OPEN_STATUSES.join("', '")}')
      AND (phone_key = wanted.phone OR site_key = wanted.site OR (title_key = wanted.title AND city_key = wanted.city))
    ORDER BY created_at, id LIMIT ${MAX_ALIKE}) AS found
  JOIN submission AS other ON other.id = found.id
 ORDER BY wanted.place, other.created_at, other.id`;

@Injectable()
export class PostgresSubmissionList extends SubmissionList {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly calendar: SiteCalendar,
  ) {
    super();
  }

  async find(query: SubmissionQuery): Promise<AdminList<SubmissionState>> {
    const { where, values } = conditionOf(query);
    const order = ORDER_BY[query.order ?? 'newest'];
    const range = `LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`;
    const rows = await this.transaction.query<SubmissionRecord>(
      `SELECT * FROM submission WHERE ${where} ORDER BY ${order} ${range}`,
      values,
    );
    const [count] = await this.transaction.query<{ total: string }>(`SELECT count(*) AS total FROM submission WHERE ${where}`, values);
    return adminList(rows.map(stateOf), Number(count?.total), query);
  }

  async get(id: string): Promise<SubmissionState | undefined> {
    // PostgreSQL rejects anything else as a uuid with an error.
    const [row] = validator.isUUID(id, 'loose')
      ? await this.transaction.query<SubmissionRecord>('SELECT * FROM submission WHERE id = $1', [id])
      : [];
    return row && stateOf(row);
  }

  async alike(submissions: Pick<SubmissionState, 'id' | 'fields'>[]): Promise<Alike[][]> {
    const keys: SubmissionKeys[] = submissions.map(({ fields }) => keysOf(fields));
    const rows = await this.transaction.query<AlikeRecord>(ALIKE, [
      JSON.stringify(keys.map((each, place) => ({ ...each, place, id: submissions[place]!.id }))),
    ]);
    const found: Alike[][] = keys.map(() => []);
    for (const { place, id, title, titleKey, ...other } of rows)
      found[place]!.push({ id, title, why: likenessOf(keys[place]!, { ...other, title: titleKey }) });
    return found;
  }

  async pictures(): Promise<string[]> {
    const rows = await this.transaction.query<{ url: string }>(
      `SELECT picture->>'url' AS url FROM submission, jsonb_array_elements(pictures) AS picture`,
      [],
    );
    return rows.map(({ url }) => url);
  }

  async pending(): Promise<number> {
    const [count] = await this.transaction.query<{ total: string }>(
      `SELECT count(*) AS total FROM submission WHERE status = 'pending'`,
      [],
    );
    return Number(count?.total);
  }

  countByDay(what: keyof typeof COUNTED, from: string, to: string): Promise<DayCount[]> {
    return countByDay(
      this.transaction,
      { from: 'submission', ...COUNTED[what] },
      { first: from, last: to, timeZone: this.calendar.timeZone },
    );
  }
}

/** User input is passed as parameters only, never as part of the SQL text. */
function conditionOf({ status, kind, q }: SubmissionQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const all: string[] = [];
  if (status) all.push(`status = ${add(status)}`);
  if (kind) all.push(`kind = ${add(kind)}`);
  if (q) {
    const digits = q.replace(/\D/g, '');
    const isPhone = digits.length >= MIN_PHONE_DIGITS && /^[\d\s()+./-]+$/.test(q);
    const matches = [
      `${TITLE_TEXT} LIKE ${add(containing(withPlainApostrophes(fold(q))))}`,
      `lower(fields->>'email') LIKE ${add(containing(q.toLowerCase()))}`,
      `upper(ref) = ${add(q.toUpperCase())}`,
      `id::text = ${add(q.toLowerCase())}`,
      ...(isPhone ? [`phone_key LIKE ${add(containing(digits))}`] : []),
    ];
    all.push(`(${matches.join(' OR ')})`);
  }
  return { where: all.join(' AND ') || 'true', values };
}
