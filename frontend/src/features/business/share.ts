import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { BusinessWords } from './use-business-words.js';

export interface Shared {
  title: string;
  url: string;
}

/** What a browser offers; a page that is not served over HTTPS has neither. */
export interface Sharing {
  share?: (what: Shared) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** The device's own choice of ways to share, else the clipboard, else the address to copy by hand. @returns what to tell the visitor */
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
      // Closed without a choice: nothing is to be said. Every other failure has the clipboard as its fallback.
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
