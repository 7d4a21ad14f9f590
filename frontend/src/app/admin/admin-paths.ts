/** The paths of the back office. Its screens are in admin-screens.tsx, which the server never loads. */
export const ADMIN_PATHS = [
  '/settings',
  '/settings/content',
  '/settings/start',
  '/settings/overview',
  '/settings/submissions',
  '/settings/messages',
  '/settings/listings',
  '/settings/trades',
  '/settings/searches',
  '/settings/import',
  '/settings/sync',
  '/settings/site',
  '/settings/backups',
  '/settings/history',
  '/referral-admin',
  '/blog-management',
  '/blog-template-editor',
] as const;

export function isForAdmins(pathname: string): boolean {
  return (ADMIN_PATHS as readonly string[]).includes(pathname.replace(/\/$/, ''));
}
