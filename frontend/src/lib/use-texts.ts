import type { PageTexts, TextPageName } from '../../../src/modules/content/domain/texts/text-pages.js';
import { useRead } from './use-read.js';

interface Texts<Name extends TextPageName> {
  /** `undefined` until they are there: the server always has them, the browser asks when somebody goes on to the page. */
  texts: PageTexts<Name> | undefined;
  /** YYYY-MM-DD. */
  changedOn: string | null;
  failed: boolean;
  retry: () => void;
}

/** What a page says, as its operator wrote it or as it came. */
export function useTexts<Name extends TextPageName>(page: Name): Texts<Name> {
  const { data, error, retry } = useRead('texts', { page });
  return {
    texts: data?.texts as PageTexts<Name> | undefined,
    changedOn: data?.changedOn ?? null,
    failed: error !== undefined,
    retry,
  };
}

/** Asks again for all that a page failed to read: one press of its button is to bring it back. */
export const retryFailed =
  (...reads: { failed: boolean; retry: () => void }[]) =>
  () => {
    for (const { failed, retry } of reads) if (failed) retry();
  };
