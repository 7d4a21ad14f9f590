import { InvalidEnvironment } from '../config/env.js';
import { BackupDamaged, RestoreRefused } from '../platform/backup/backup.errors.js';
import { DataDirInUse, DataDirUnusable } from '../platform/embedded/data-dir.js';
import { StartFailed } from '../start-failed.js';

/** Errors that the operator can fix: printed as one line, without a stack. */
export const EXPECTED = [BackupDamaged, RestoreRefused, InvalidEnvironment, DataDirInUse, DataDirUnusable, StartFailed];
