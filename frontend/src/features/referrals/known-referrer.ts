const STORED = 'homewright-referrer';

/** Whether this browser has shown referrals before. Only a hint: the cookie decides. */
export function isReferrer(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

export function rememberReferrer(is: boolean): void {
  try {
    if (is) localStorage.setItem(STORED, 'yes');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage in the browser, the read starts with the first interaction.
  }
}
