import type { Page } from 'playwright-core';

/** A message of the back office, or of a public page. */
export interface Toast {
  /** Its ARIA role: alert or status. */
  role: string | null;
  /** Its whole text. */
  words: string;
}

const TOAST = '.ant-notification-notice, .toast';

/**
 * An init script that records all messages of a page: a message is shown for three seconds, which may pass on a busy machine before the
 * test looks for it.
 */
export const NOTE_TOASTS = `(() => {
  const noted = new WeakSet();
  globalThis.saidByToasts = [];
  const note = () => {
    for (const toast of document.querySelectorAll('${TOAST}')) {
      if (noted.has(toast)) continue;
      noted.add(toast);
      const role = toast.role ?? toast.querySelector('[role]')?.role ?? null;
      saidByToasts.push({ role, parts: [toast, ...toast.querySelectorAll('*')].map(({ textContent }) => textContent) });
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
})()`;

/** An expression that clears the recorded messages of a page. */
export const FORGET_TOASTS = 'saidByToasts.length = 0';

/** Takes the first recorded message with this title or description; it and earlier ones are removed from the record. */
export function takeToast(page: Page, title: string): Promise<Toast | undefined> {
  const take = `(() => {
    const at = saidByToasts.findIndex(({ parts }) => parts.includes(${JSON.stringify(title)}));
    if (at < 0) return undefined;
    const { role, parts } = saidByToasts.splice(0, at + 1)[at];
    return { role, words: parts[0] };
  })()`;
  // The evaluation fails while the page is being left.
  return page.evaluate<Toast | undefined>(take).catch(() => undefined);
}
