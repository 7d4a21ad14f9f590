import type { Around } from './restore-backup.js';

/** No backup has passwords in it: those of the installation stay when its data are replaced. */
export const PASSWORD_TABLES: readonly string[] = ['admin_credential', 'site_secret'];

/**
 * The saved password of the mail account stays, while its server comes from the backup: if the server has changed, the password is deleted,
 * as when an admin changes the server.
 */
export const MAIL_PASSWORD: Around = {
  table: 'site_setting',
  before: `CREATE TEMP TABLE mail_server_before ON COMMIT DROP AS SELECT value FROM public.site_setting WHERE name = 'mailServer'`,
  after: `DELETE FROM public.site_secret WHERE name = 'mailPassword' AND EXISTS (
            SELECT FROM public.site_setting WHERE name = 'mailServer' AND value IS NOT NULL AND value NOT IN (SELECT value FROM mail_server_before WHERE value IS NOT NULL))`,
};
