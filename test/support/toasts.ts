import type { Page } from 'playwright-core';

/** A message of the back office, or of a page for visitors. */
export interface Toast {
  /** Whether it interrupts those who are read to: alert or status. */
  role: string | null;
  /** All of its words. */
  words: string;
}

const TOAST = '.ant-notification-notice, .toast';

/**
 * Runs first in each page, and notes what is said there: a message stays for three seconds, which a busy machine may need before anybody
 * looks for it.
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

/** An expression that makes a page as one in which nothing has been said. */
export const FORGET_TOASTS = 'saidByToasts.length = 0';

/** @returns the first message with this title, or with this for a description, that was not waited for yet; those before it are forgotten */
export function takeToast(page: Page, title: string): Promise<Toast | undefined> {
  const take = `(() => {
    const at = saidByToasts.findIndex(({ parts }) => parts.includes(${JSON.stringify(title)}));
    if (at < 0) return undefined;
    const { role, parts } = saidByToasts.splice(0, at + 1)[at];
    return { role, words: parts[0] };
  })()`;
  // A page that is being left knows nothing.
  return page.evaluate<Toast | undefined>(take).catch(() => undefined);
}
