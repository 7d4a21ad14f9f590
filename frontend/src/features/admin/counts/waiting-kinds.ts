import type { WaitingCounts } from './counts-endpoints.js';

/** The kinds of open items, with their names and screens. */
const KINDS: Record<keyof WaitingCounts, { one: string; many: string; path: string }> = {
  submissions: { one: 'submission', many: 'submissions', path: '/settings/submissions' },
  messages: { one: 'message', many: 'messages', path: '/settings/messages' },
  referrals: { one: 'referral', many: 'referrals', path: '/referral-admin' },
  licences: { one: 'licence to check again', many: 'licences to check again', path: '/settings/listings?needs=licence' },
};

export interface WaitingKind {
  count: number;
  /** Singular or plural to match the count, without the number. */
  name: string;
  path: string;
}

/** The kinds that have open items. */
export function waitingKinds(counts: WaitingCounts): WaitingKind[] {
  return Object.entries(KINDS).flatMap(([kind, { one, many, path }]) => {
    const count = counts[kind as keyof WaitingCounts] ?? 0;
    return count > 0 ? [{ count, name: count === 1 ? one : many, path }] : [];
  });
}
