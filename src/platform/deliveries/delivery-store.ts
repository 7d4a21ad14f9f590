import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../shared/clock.js';
import type { Cancelled, DeliveryState } from '../../shared/mail/deliveries.js';
import { LIMIT_REACHED } from './email-limit.js';
import { MAX_ALTOGETHER_MS } from './mailing.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';

export type ChannelName = DeliveryState['channel'];

/** A delivery claimed for sending. */
export interface Claimed {
  channel: ChannelName;
  content: object;
  /** The link in it has expired. */
  outdated: boolean;
  /** An email to the operator's own mailbox, which may have changed since; `null` in deliveries of earlier versions. */
  isNotice: boolean | null;
  /** How many attempts were not confirmed before this one, so that the email may have arrived with each of them. */
  unconfirmed: number;
}

const LIMITS = Object.values(LIMIT_REACHED);

/** A delivery that was given up, as an admin sees it. */
export interface Undelivered {
  id: string;
  channel: ChannelName;
  /** The address of an email. */
  to: string | null;
  /** The subject of an email; of a form what it is about. */
  subject: string | null;
  lastError: string | null;
  /** When it was given up. */
  updatedAt: Date;
  /** The link in it has expired, so a retry would be useless. */
  outdated: boolean;
}

/** Excludes those held back by the daily limit of an address ($1): strangers can reach that limit, and an admin has nothing to repair. */
const NEEDS_REPAIR = '(last_error IS NULL OR last_error <> ALL($1))';
/** Held back by that limit. */
const HELD_BACK = '(last_error = ANY($1))';
/** The link has expired at the time $2. */
const OUTDATED = `coalesce((content->>'expiresAt')::timestamptz <= $2, false)`;

/** A claim lasts longer than any attempt takes: when it expires, the claiming process has died. */
const BUSY_MS = MAX_ALTOGETHER_MS + 15_000;
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;
/** Longer than the longest delay between two attempts. */
const FORGOTTEN_AFTER_MS = 3 * 3_600_000;

/** Deliveries as PostgreSQL keeps them. */
@Injectable()
export class DeliveryStore {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly clock: Clock,
  ) {}

  /** @param isNotice an email to the operator's own mailbox. @returns its id */
  async add(about: string, channel: ChannelName, content: object, isNotice = false): Promise<string> {
    const id = randomUUID();
    await this.transaction.query(
      `INSERT INTO delivery (id, about, channel, content, is_notice, since, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $6, $6)`,
      [id, about, channel, JSON.stringify(content), isNotice, this.clock.now()],
    );
    return id;
  }

  /** The channels by which the operator has been told of a submission, or will be. Emails to its owner do not count. */
  async operatorChannels(about: string): Promise<ChannelName[]> {
    const rows = await this.transaction.query<{ channel: ChannelName }>(
      `SELECT DISTINCT channel FROM delivery WHERE about = $1 AND (channel = 'forward' OR is_notice IS NOT FALSE)`,
      [about],
    );
    return rows.map(({ channel }) => channel);
  }

  /**
   * Claims a delivery for a minute.
   * @returns `busy` when another process has claimed it, `undefined` when there is nothing left to do
   */
  async claim(id: string): Promise<Claimed | 'busy' | undefined> {
    const now = this.clock.now();
    const [claimed] = await this.transaction.query<Claimed>(
      `WITH claimed AS (
         UPDATE delivery SET attempts = attempts + 1, busy_until = $3, updated_at = $2
          WHERE id = $1 AND state = 'waiting' AND (busy_until IS NULL OR busy_until <= $2) RETURNING channel, content, is_notice, unconfirmed)
       SELECT channel, content, ${OUTDATED} AS outdated, is_notice AS "isNotice", unconfirmed FROM claimed`,
      [id, now, new Date(now.getTime() + BUSY_MS)],
    );
    if (claimed) return claimed;
    const waiting = await this.transaction.query(`SELECT FROM delivery WHERE id = $1 AND state = 'waiting'`, [id]);
    return waiting.length > 0 ? 'busy' : undefined;
  }

  /** The content is deleted once it is delivered or given up. */
  async delivered(id: string): Promise<void> {
    await this.transaction.query(
      `UPDATE delivery SET state = 'delivered', content = NULL, last_error = NULL, busy_until = NULL, delivered_at = $2, updated_at = $2 WHERE id = $1`,
      [id, this.clock.now()],
    );
  }

  /**
   * @param final a retry cannot succeed
   * @param mayHaveArrived nothing confirms that it did not
   * @returns its new state, or `gone` where it was withdrawn or erased meanwhile
   */
  async failed(id: string, reason: string, final: boolean, mayHaveArrived = false): Promise<'waiting' | 'given-up' | 'gone'> {
    const now = this.clock.now();
    const [row] = await this.transaction.query<{ state: 'waiting' | 'given-up' }>(
      `WITH failed AS (
         UPDATE delivery SET last_error = $2, busy_until = NULL, updated_at = $3, unconfirmed = unconfirmed + $6::int, state = CASE WHEN since <= $4 OR $5 THEN 'given-up' ELSE 'waiting' END
          WHERE id = $1 AND state = 'waiting' RETURNING state)
       SELECT state FROM failed`,
      [id, reason, now, new Date(now.getTime() - GIVEN_UP_AFTER_MS), final, mayHaveArrived ? 1 : 0],
    );
    return row?.state ?? 'gone';
  }

  /** Sets all undelivered deliveries of a submission to waiting, given-up ones included. */
  async restart(about: string): Promise<{ id: string; channel: ChannelName }[]> {
    return this.transaction.query(
      `WITH restarted AS (
         UPDATE delivery SET state = 'waiting', unconfirmed = 0, since = $2, updated_at = $2 WHERE about = $1 AND state <> 'delivered' RETURNING id, channel)
       SELECT id, channel FROM restarted`,
      [about, this.clock.now()],
    );
  }

  /** The newest of those that were given up. @param heldBack those that the daily limit of an address stopped, instead of the others */
  async givenUp(limit: number, { heldBack = false } = {}): Promise<Undelivered[]> {
    return this.transaction.query(
      `SELECT id, channel, content->>'to' AS "to",
              coalesce(content->>'subject', content->'fields'->>'subject', content->'fields'->>'title') AS subject,
              last_error AS "lastError", updated_at AS "updatedAt", ${OUTDATED} AS outdated
         FROM delivery WHERE state = 'given-up' AND ${heldBack ? HELD_BACK : NEEDS_REPAIR} ORDER BY updated_at DESC, id LIMIT ${limit}`,
      [LIMITS, this.clock.now()],
    );
  }

  /** One that was given up, locked (FOR UPDATE) until the transaction ends. */
  async findGivenUpForUpdate(id: string): Promise<Pick<Undelivered, 'id' | 'channel' | 'outdated'> | undefined> {
    const [row] = await this.transaction.query<Pick<Undelivered, 'id' | 'channel' | 'outdated'>>(
      `SELECT id, channel, ${OUTDATED} AS outdated FROM delivery WHERE id = $1 AND state = 'given-up' FOR UPDATE`,
      [id, this.clock.now()],
    );
    return row;
  }

  /** Sets one that was given up to waiting, for another three days. */
  async restartGivenUp(id: string): Promise<void> {
    const now = this.clock.now();
    await this.transaction.query(
      `UPDATE delivery SET state = 'waiting', unconfirmed = 0, since = $2, updated_at = $2 WHERE id = $1 AND state = 'given-up'`,
      [id, now],
    );
  }

  /** Sets those that were given up to waiting, except where the link has expired. @param limit how many at most */
  async restartAllGivenUp(limit: number): Promise<{ id: string; channel: ChannelName }[]> {
    return this.transaction.query(
      `WITH given_up AS (
         SELECT id FROM delivery WHERE state = 'given-up' AND ${NEEDS_REPAIR} AND NOT ${OUTDATED}
          ORDER BY updated_at DESC LIMIT ${limit} FOR UPDATE SKIP LOCKED),
       restarted AS (
         UPDATE delivery SET state = 'waiting', unconfirmed = 0, since = $2, updated_at = $2 WHERE id IN (SELECT id FROM given_up) RETURNING id, channel)
       SELECT id, channel FROM restarted`,
      [LIMITS, this.clock.now()],
    );
  }

  /** Deletes one that was given up. @returns whether there was one */
  async discard(id: string): Promise<boolean> {
    const gone = await this.transaction.query(
      `WITH gone AS (DELETE FROM delivery WHERE id = $1 AND state = 'given-up' RETURNING id) SELECT id FROM gone`,
      [id],
    );
    return gone.length > 0;
  }

  /** Deliveries that have waited for hours without an attempt: their outbox entries are lost, or about to run. */
  async forgotten(): Promise<{ id: string; channel: ChannelName }[]> {
    const now = this.clock.now();
    return this.transaction.query(
      `WITH forgotten AS (UPDATE delivery SET updated_at = $1 WHERE state = 'waiting' AND updated_at <= $2 RETURNING id, channel)
       SELECT id, channel FROM forgotten`,
      [now, new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
    );
  }

  async statesOf(submissions: string[]): Promise<(DeliveryState & { about: string })[]> {
    return this.transaction.query(
      `SELECT about, channel, state, attempts, last_error AS "lastError", updated_at AS "updatedAt"
         FROM delivery WHERE about = ANY($1) ORDER BY created_at, channel, id`,
      [submissions],
    );
  }

  /** Deletes what is not delivered. An email of which an earlier version did not say whose it is counts as the owner's. */
  async stop(about: string): Promise<Cancelled> {
    const [stopped] = await this.transaction.query<Cancelled>(
      `WITH stopped AS (
         DELETE FROM delivery WHERE about = $1 AND state <> 'delivered' RETURNING channel = 'mail' AND is_notice IS NOT TRUE AS is_owners)
       SELECT coalesce(bool_or(NOT is_owners), false) AS operator, coalesce(bool_or(is_owners), false) AS owner FROM stopped`,
      [about],
    );
    return stopped!;
  }

  async forget(about: readonly string[]): Promise<void> {
    await this.transaction.query('DELETE FROM delivery WHERE about = ANY($1)', [about]);
  }

  /** Numbers of undelivered deliveries. `held-back`: given up because of the daily limit of an address, and not counted as given up. */
  async count(): Promise<Record<'waiting' | 'given-up' | 'held-back', number>> {
    const rows = await this.transaction.query<{ state: string; count: number }>(
      `SELECT CASE WHEN ${NEEDS_REPAIR} THEN state ELSE 'held-back' END AS state, count(*)::int AS count
         FROM delivery WHERE state = 'given-up' OR (state = 'waiting' AND ${NEEDS_REPAIR}) GROUP BY 1`,
      [LIMITS],
    );
    return { waiting: 0, 'given-up': 0, 'held-back': 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }
}
