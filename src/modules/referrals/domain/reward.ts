import { InvalidValues } from '../../../shared/domain-error.js';

/** The reward for a standard business, and the default when an approval has no amount. In cents, as all amounts in the code. */
const STANDARD = 50_00;
const FEATURED = 100_00;
const BONUS = 200_00;
const BONUS_FROM = 10;
const MAX_REWARD_CENTS = 10_000_00;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * An amount in dollars from an admin, in cents. An empty or non-numeric value means the standard reward.
 * @throws InvalidValues naming `rewardAmount` when it is negative, above 10,000 dollars or finer than cents
 */
export function rewardFrom(given: unknown): number {
  const dollars = numberIn(given);
  if (dollars === undefined) return STANDARD;
  const problem = problemWith(dollars);
  if (problem) throw new InvalidValues([{ field: 'rewardAmount', message: problem }]);
  // Adding 0 turns a negative zero into zero.
  return Math.round(dollars * 100) + 0;
}

/** The reward that the programme's tiers suggest, and why. */
export function suggestedReward({ featured, approvedBefore }: { featured: boolean; approvedBefore: number }): {
  cents: number;
  reason: string;
} {
  if (approvedBefore >= BONUS_FROM) return { cents: BONUS, reason: `Bonus: the referrer has ${approvedBefore} approved referrals.` };
  if (featured) return { cents: FEATURED, reason: 'The business has a featured listing.' };
  return { cents: STANDARD, reason: 'Standard reward for an approved business.' };
}

export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** "$1,250.00" */
export function dollarsText(cents: number): string {
  return `$${dollarsOf(cents).toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

function numberIn(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isNaN(given) ? undefined : given;
  const text = typeof given === 'string' ? given.trim() : '';
  return NUMBER.test(text) ? Number(text) : undefined;
}

function problemWith(dollars: number): string | undefined {
  if (dollars < 0) return 'must not be negative';
  if (dollars * 100 > MAX_REWARD_CENTS) return 'must be 10000 at most';
  return Math.round(dollars * 100) / 100 === dollars ? undefined : 'must have no more than two decimals';
}
