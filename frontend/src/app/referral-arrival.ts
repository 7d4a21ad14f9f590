import { DETECTED, rememberReferralCode } from '../lib/referral-code.js';
import { toasts } from '../ui/toasts.js';
import type { Store } from './store.js';

/** Keeps the code of the address until its bearer comes to the listing form. That form itself reads its own address. */
export function arrive({ dispatch }: Store): void {
  const code = new URLSearchParams(location.search).get('ref');
  if (!code || location.pathname === '/list-business') return;
  rememberReferralCode(code);
  dispatch(toasts.actions.shown(DETECTED));
}
