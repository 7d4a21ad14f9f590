import { DETECTED, rememberReferralCode } from '../lib/referral-code.js';
import { toasts } from '../ui/toasts.js';
import type { Store } from './store.js';

/** Other sites use `ref` for their own name: only values with the format of our codes count. */
const CODE = /^[2-9A-HJKMNP-TV-Z]{10}$/i;

/** Stores the code of the address until the visitor opens the listing form. The form itself reads its own address. */
export function captureReferralCode({ dispatch }: Store): void {
  const code = new URLSearchParams(location.search).get('ref')?.trim() ?? '';
  if (!CODE.test(code) || location.pathname === '/list-business') return;
  rememberReferralCode(code);
  dispatch(toasts.actions.shown(DETECTED));
}
