/** The file is not a complete backup. The message is one line for people; nothing was changed. */
export class BackupDamaged extends Error {
  constructor(file: string, what: string, options?: ErrorOptions) {
    super(`The file ${file} is not a complete backup (${what}). Nothing was changed.`, options);
  }
}

/** The backup is complete but cannot be restored here. The message is one line for people; nothing was changed. */
export class RestoreRefused extends Error {
  constructor(why: string) {
    super(`${why} Nothing was changed.`);
  }
}
