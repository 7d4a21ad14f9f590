import { InvalidEnvironment } from '../config/env.js';
import { BackupDamaged, RestoreRefused } from '../platform/backup/backup.errors.js';
import { databaseUnavailable } from '../platform/database/database-unavailable.js';
import { DataDirInUse, DataDirUnusable } from '../platform/embedded/data-dir.js';
import { Outage } from '../shared/outage.js';
import { StartFailed } from '../start-failed.js';

const EXPECTED = [BackupDamaged, RestoreRefused, InvalidEnvironment, DataDirInUse, DataDirUnusable, StartFailed];

/** @returns the line for an error that the operator can fix; `undefined` for any other, which is printed with its stack */
export function expectedLine(error: Error): string | undefined {
  if (EXPECTED.some((type) => error instanceof type)) return error.message;
  const outage = error instanceof Outage ? error : databaseUnavailable(error);
  return outage && `${outage.reason}. Check that it runs, then give the command again.`;
}
