import type { PageTexts, TextPageName } from '../../../src/modules/content/domain/texts/text-pages.js';
import { useRead } from './use-read.js';

interface Texts<Name extends TextPageName> {
  /** `undefined` until they are loaded: the server includes them in the first page, and the browser reads them on navigation. */
  texts: PageTexts<Name> | undefined;
  /** YYYY-MM-DD. */
  changedOn: string | null;
  failed: boolean;
  retry: () => void;
}

/** The texts of a page: the operator's, or the built-in ones. */
export function useTexts<Name extends TextPageName>(page: Name): Texts<Name> {
  const { data, error, retry } = useRead('texts', { page });
  return {
    texts: data?.texts as PageTexts<Name> | undefined,
    changedOn: data?.changedOn ?? null,
    failed: error !== undefined,
    retry,
  };
}

/** Repeats all failed reads of a page, so that one press of its button is enough. */
export const retryFailed =
  (...reads: { failed: boolean; retry: () => void }[]) =>
  () => {
    for (const { failed, retry } of reads) if (failed) retry();
  };
