import type { Around } from './restore-backup.js';

/**
 * Emails and forwarded forms that have arrived since the backup was made, and are pending in it, count as delivered: otherwise they would be
 * sent a second time.
 */
export const DELIVERED_ALREADY: Around = {
  table: 'delivery',
  before: `CREATE TEMP TABLE delivered_before ON COMMIT DROP AS SELECT id, delivered_at FROM public.delivery WHERE state = 'delivered'`,
  after: `UPDATE public.delivery SET state = 'delivered', content = NULL, last_error = NULL, busy_until = NULL, delivered_at = delivered_before.delivered_at
            FROM delivered_before WHERE delivery.id = delivered_before.id AND state <> 'delivered'`,
};
