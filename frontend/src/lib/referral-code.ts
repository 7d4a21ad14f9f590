import type { REFERRAL_CODE_WORDS } from '../../../src/shared/words/referral-code-words.js';

const STORED = 'homewright-referral';
const EXPIRES_AFTER_MS = 30 * 24 * 3_600_000;
/** The server's maximum length of a code. */
const MAX_CODE_LENGTH = 100;

/** The message shown to visitors who arrive with a code. */
export const codeFoundToast = ({ codeFound, codeFoundText }: typeof REFERRAL_CODE_WORDS) => ({
  title: codeFound,
  description: codeFoundText,
  milliseconds: 5_000,
});

/** Stores the visitor's referral code in this browser for thirty days. */
export function rememberReferralCode(code: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ code: code.slice(0, MAX_CODE_LENGTH), at: Date.now() }));
  } catch {
    // Storage is disabled: the address still has the code.
  }
}

/** The stored code, unless it has expired. */
export function referralCode(): string | undefined {
  try {
    const { code, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { code?: unknown; at?: unknown };
    if (typeof code === 'string' && code !== '' && typeof at === 'number' && Date.now() - at < EXPIRES_AFTER_MS) return code;
    localStorage.removeItem(STORED);
  } catch {
    // Not written by this site.
  }
  return undefined;
}

export function forgetReferralCode(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Storage is disabled, so no code is stored.
  }
}
