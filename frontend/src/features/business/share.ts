import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { BusinessWords } from './use-business-words.js';

export interface Shared {
  title: string;
  url: string;
}

/** The sharing APIs of the browser; a page that is not served over HTTPS has neither. */
export interface Sharing {
  share?: (what: Shared) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/**
 * Shares by the device's dialog, else by the clipboard, else shows the address for copying by hand.
 * @returns the message for the visitor
 */
export async function share(
  what: Shared,
  words: Pick<BusinessWords, 'shareCopied' | 'shareAddress'>,
  browser: Sharing = navigator,
): Promise<string> {
  if (browser.share) {
    try {
      await browser.share(what);
      return '';
    } catch (error) {
      // The visitor closed the dialog: no message. For every other failure the clipboard is the fallback.
      if (error instanceof Error && error.name === 'AbortError') return '';
    }
  }
  try {
    if (!browser.clipboard) throw new Error('no clipboard');
    await browser.clipboard.writeText(what.url);
    return words.shareCopied;
  } catch {
    return fillTemplate(words.shareAddress, { address: what.url });
  }
}
