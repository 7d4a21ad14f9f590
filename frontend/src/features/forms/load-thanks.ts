/**
 * Preloads the confirmation page while the form is being sent, when the connection works. If loading it failed later, the form would seem
 * to have failed.
 */
export function loadThanks(): void {
  void import('./thank-you-page.js').catch(() => undefined);
}
