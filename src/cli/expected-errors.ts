import { InvalidEnvironment } from '../config/env.js';
import { BackupDamaged, RestoreRefused } from '../platform/backup/backup.errors.js';
import { DataDirInUse, DataDirUnusable } from '../platform/embedded/data-dir.js';
import { StartFailed } from '../start-failed.js';

/** What the operator can mend, and is told in one line. */
export const EXPECTED = [BackupDamaged, RestoreRefused, InvalidEnvironment, DataDirInUse, DataDirUnusable, StartFailed];
