import { InvalidValues } from '../../../shared/domain-error.js';

/** What a standard business is worth, and what an approval pays when no amount is given. In cents, as all amounts inside. */
const STANDARD = 50_00;
const FEATURED = 100_00;
const BONUS = 200_00;
const BONUS_FROM = 10;
const MAX_REWARD_CENTS = 10_000_00;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * An amount in dollars as an admin gave it, in cents. What is empty or no number at all means the standard reward.
 * @throws InvalidValues naming `rewardAmount` when it is negative, above 10,000 dollars or finer than cents
 */
export function rewardFrom(given: unknown): number {
  const dollars = numberIn(given);
  if (dollars === undefined) return STANDARD;
  const problem = problemWith(dollars);
  if (problem) throw new InvalidValues([{ field: 'rewardAmount', message: problem }]);
  // Not a negative zero.
  return Math.round(dollars * 100) + 0;
}

/** What the tiers of the programme suggest, and why. */
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
