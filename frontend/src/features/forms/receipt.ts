const STORED = 'homewright-status-link';

/**
 * Passes the private link to the thank-you page in session storage. The link is a secret: it is not put into an address, and is deleted
 * with the tab. Without one (a repeat from another browser) the stored link of an earlier form is removed.
 */
export function keepStatusLink(statusUrl: string | undefined): void {
  try {
    if (statusUrl) sessionStorage.setItem(STORED, statusUrl);
    else sessionStorage.removeItem(STORED);
  } catch {
    // Storage is disabled: the link still arrives by email, if mail is configured.
  }
}

export function statusLink(): string | undefined {
  try {
    return sessionStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
}
