/**
 * Loads the page of thanks while a form is on its way: the connection works now. Afterwards it may be gone, and the form would seem not to have
 * arrived.
 */
export function loadThanks(): void {
  void import('./thank-you-page.js').catch(() => undefined);
}
