const STORED = 'homewright-status-link';

/**
 * Passes the private link to the thank-you page in session storage. The link is a secret: it is not put into an address, and is gone with
 * the tab. Without one (a repeat from another browser) the stored link of an earlier form is removed.
 */
export function keepStatusLink(statusUrl: string | undefined): void {
  try {
    if (statusUrl) sessionStorage.setItem(STORED, statusUrl);
    else sessionStorage.removeItem(STORED);
  } catch {
    // A browser that stores nothing: the link still comes by mail, where mail is set up.
  }
}

export function statusLink(): string | undefined {
  try {
    return sessionStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
}
