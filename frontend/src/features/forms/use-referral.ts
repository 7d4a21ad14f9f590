import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { codeFoundToast, referralCode, rememberReferralCode } from '../../lib/referral-code.js';
import type { Site } from '../../lib/site.js';
import { usePartsOff } from '../../lib/parts.js';
import { toasts } from '../../ui/toasts.js';
import { useWords } from '../../lib/use-words.js';
import { REFERRAL_CODE_WORDS } from '../../../../src/shared/words/referral-code-words.js';

/** The visitor's referral code: from the current address, or from one of the last thirty days. */
export function useReferral(): string {
  const { search } = useLocation();
  const returned = useSelector(({ site }: { site: Site }) => site.form?.values['ref']);
  const dispatch = useDispatch();
  const words = useWords('page-words', REFERRAL_CODE_WORDS);
  const isOffered = !usePartsOff().includes('referrals');
  const inAddress = new URLSearchParams(search).get('ref')?.trim() ?? '';
  const [stored, setStored] = useState('');
  useEffect(() => {
    if (!isOffered) return;
    if (inAddress === '') {
      setStored(referralCode() ?? '');
      return;
    }
    rememberReferralCode(inAddress);
    dispatch(toasts.actions.shown(codeFoundToast(words)));
  }, [inAddress, dispatch, isOffered, words]);
  if (!isOffered) return '';
  return inAddress || (stored !== '' ? stored : (returned ?? ''));
}
