import { readKey, type Reads } from '../lib/reads.js';
import { codeFoundToast, rememberReferralCode } from '../lib/referral-code.js';
import { toasts } from '../ui/toasts.js';
import type { Store } from './store.js';
import { REFERRAL_CODE_WORDS } from '../../../src/shared/words/referral-code-words.js';
import { changedWordsIn, wordsFrom } from '../lib/use-words.js';

/** The format of referral codes. Other values are ignored, because other sites put their own name into `ref`. */
const CODE = /^[2-9A-HJKMNP-TV-Z]{10}$/i;

/** Stores the referral code of the address until the visitor opens the listing form. The form reads a code in its own address itself. */
export function captureReferralCode(store: Store): void {
  const code = new URLSearchParams(location.search).get('ref')?.trim() ?? '';
  const { queries } = store.getState().api as { queries?: Record<string, { data?: unknown } | undefined> };
  const directory = queries?.[readKey('directory', {})]?.data as Partial<Reads['directory']['data']> | undefined;
  if (directory?.off?.includes('referrals')) return;
  if (!CODE.test(code) || location.pathname === '/list-business') return;
  rememberReferralCode(code);
  store.dispatch(toasts.actions.shown(codeFoundToast(wordsFrom(changedWordsIn(store.getState()), 'page-words', REFERRAL_CODE_WORDS))));
}
