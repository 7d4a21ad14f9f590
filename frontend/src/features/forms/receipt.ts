const STORED = 'homewright-status-link';

/**
 * Hands the private link over to the thank-you page. It is a key: it goes into no address, and is gone with the tab. Without one (the
 * same came in before, from another browser) that of an earlier form is dropped.
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
