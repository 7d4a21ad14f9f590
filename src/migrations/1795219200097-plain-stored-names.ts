import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Former name and present name. */
type Renaming = readonly [former: string, present: string];

const ACTIONS: readonly Renaming[] = [
  ['test-letter-sent', 'test-email-sent'],
  ['delivery-let-go', 'delivery-discarded'],
];
const MARK: Renaming = ['test-letter-taken', 'test-email-accepted'];
const COUNTER: Renaming = ['letters:', 'emails:'];

/** Renames stored values whose names said "letter" and "let go" for what the product calls an email and discarding a delivery. */
export class PlainStoredNames1795219200097 implements MigrationInterface {
  readonly name = 'PlainStoredNames1795219200097';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, (renaming) => renaming);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, ([former, present]) => [present, former]);
  }
}

async function rename(runner: QueryRunner, inDirection: (renaming: Renaming) => Renaming): Promise<void> {
  for (const action of ACTIONS) await runner.query('UPDATE audit_log SET action = $2 WHERE action = $1', [...inDirection(action)]);
  await runner.query('UPDATE site_mark SET name = $2 WHERE name = $1', [...inDirection(MARK)]);
  // Counters of the daily limit of emails to one address, which must not begin again at zero.
  await runner.query('UPDATE form_attempt SET key = $2 || substr(key, length($1) + 1) WHERE starts_with(key, $1)', [
    ...inDirection(COUNTER),
  ]);
}
