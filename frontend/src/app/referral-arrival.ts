import { DETECTED, rememberReferralCode } from '../lib/referral-code.js';
import { toasts } from '../ui/toasts.js';
import type { Store } from './store.js';

/** Other sites name themselves in `ref`, too: only what looks like one of our codes is one. */
const CODE = /^[2-9A-HJKMNP-TV-Z]{10}$/i;

/** Keeps the code of the address until its bearer comes to the listing form. That form itself reads its own address. */
export function arrive({ dispatch }: Store): void {
  const code = new URLSearchParams(location.search).get('ref')?.trim() ?? '';
  if (!CODE.test(code) || location.pathname === '/list-business') return;
  rememberReferralCode(code);
  dispatch(toasts.actions.shown(DETECTED));
}
