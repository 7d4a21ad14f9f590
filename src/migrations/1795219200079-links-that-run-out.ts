import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Undelivered emails say when the link in them runs out; those that are older than this rule did not, and would be sent after that. */
export class LinksThatRunOut1795219200079 implements MigrationInterface {
  readonly name = 'LinksThatRunOut1795219200079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(expiring('contact_notice', 'about.expires_at'));
    // About referrers there were emails with sign-in links alone, which work for an hour.
    await runner.query(expiring('referrer', `delivery.created_at + interval '1 hour'`));
  }

  /** What is more in them bothers no earlier version. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

const expiring = (table: string, at: string) => `
  UPDATE delivery SET content = delivery.content || jsonb_build_object('expiresAt', ${at})
    FROM ${table} AS about
   WHERE about.id = delivery.about AND delivery.state <> 'delivered' AND delivery.channel = 'mail' AND delivery.content->'expiresAt' IS NULL`;
