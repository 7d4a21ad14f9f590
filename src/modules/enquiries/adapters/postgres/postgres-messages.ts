import { Injectable } from '@nestjs/common';
import validator from 'validator';
import { type AdminList, adminList } from '../../../../shared/office/admin-list.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { countByDay } from '../../../../platform/database/count-by-day.js';
import { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import type { DayCount } from '../../../../shared/office/day-figures.js';
import { type MessageItem, MessageQueries, type MessageQuery } from '../../application/inbox.js';
import { Message, type MessageContent } from '../../domain/message.js';
import { MessageNotFound } from '../../domain/message.errors.js';
import { MessageRepository } from '../../domain/message-repository.js';
import { containing, lowerCase } from '../../../../platform/database/like-pattern.js';

interface MessageRecord extends Omit<MessageItem, 'listing'>, Pick<MessageContent, 'hidden'> {
  listingSlug: string | null;
  listingTitle: string | null;
}

const COLUMNS = `id, kind, name, email, phone, subject, message, listing_slug AS "listingSlug", listing_title AS "listingTitle",
                 status, spam_reason AS "spamReason", hidden, created_at AS "createdAt"`;
const SEARCHED = lowerCase(`concat_ws(' ', name, email, phone, subject, message, listing_title)`);

@Injectable()
export class PostgresMessageRepository extends MessageRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async add({ id, createdAt, content, state }: Message): Promise<void> {
    const { kind, name, email, phone, subject, message, listing, hidden } = content;
    await this.transaction.query(
      `INSERT INTO message (id, kind, name, email, phone, subject, message, listing_slug, listing_title, status, spam_reason, hidden, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        id,
        kind,
        name,
        email,
        phone,
        subject,
        message,
        listing?.slug,
        listing?.title,
        state.status,
        state.spamReason,
        JSON.stringify(hidden),
        createdAt,
      ],
    );
  }

  async getForUpdate(id: string): Promise<Message> {
    const [row] = validator.isUUID(id, 'loose')
      ? await this.transaction.query<MessageRecord>(`SELECT ${COLUMNS} FROM message WHERE id = $1 FOR UPDATE`, [id])
      : [];
    if (!row) throw new MessageNotFound();
    const { status, spamReason, createdAt, hidden } = row;
    const { id: _id, status: _status, spamReason: _reason, createdAt: _at, ...content } = itemOf(row);
    return Message.restored(row.id, createdAt, { ...content, hidden }, { status, spamReason });
  }

  async save({ id, state }: Message): Promise<void> {
    await this.transaction.query('UPDATE message SET status = $2, spam_reason = $3 WHERE id = $1', [id, state.status, state.spamReason]);
  }

  async remove({ id }: Message): Promise<void> {
    await this.transaction.query('DELETE FROM message WHERE id = $1', [id]);
  }
}

@Injectable()
export class PostgresMessageQueries extends MessageQueries {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly calendar: SiteCalendar,
  ) {
    super();
  }

  async find({ status, q, page, limit }: MessageQuery): Promise<AdminList<MessageItem>> {
    const values = [status, ...(q ? [containing(q.toLowerCase())] : [])];
    const where = `status = $1${q ? ` AND ${SEARCHED} LIKE $2` : ''}`;
    const rows = await this.transaction.query<MessageRecord>(
      `SELECT ${COLUMNS} FROM message WHERE ${where} ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    );
    const [count] = await this.transaction.query<{ total: string }>(`SELECT count(*) AS total FROM message WHERE ${where}`, values);
    return adminList(rows.map(itemOf), Number(count?.total), { page, limit });
  }

  async get(id: string): Promise<MessageItem> {
    // PostgreSQL rejects anything else as a uuid with an error.
    const [row] = validator.isUUID(id, 'loose')
      ? await this.transaction.query<MessageRecord>(`SELECT ${COLUMNS} FROM message WHERE id = $1`, [id])
      : [];
    if (!row) throw new MessageNotFound();
    return itemOf(row);
  }

  countByDay(from: string, to: string): Promise<DayCount[]> {
    const counted = { from: 'message', time: 'created_at', where: `status <> 'spam'` };
    return countByDay(this.transaction, counted, {
      first: from,
      last: to,
      timeZone: this.calendar.timeZone,
    });
  }

  async countInbox(): Promise<number> {
    const [count] = await this.transaction.query<{ total: string }>(`SELECT count(*) AS total FROM message WHERE status = 'inbox'`);
    return Number(count?.total);
  }
}

function itemOf({ listingSlug, listingTitle, hidden: _hidden, ...row }: MessageRecord): MessageItem {
  return { ...row, listing: listingSlug === null ? null : { slug: listingSlug, title: listingTitle ?? '' } };
}
