import { LoadFailed } from './load-failed.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { useWords } from '../lib/use-words.js';

/** Stands where a page's texts are on their way, or did not arrive. */
export function TextsAwaited({ failed, retry }: { failed: boolean; retry: () => void }) {
  const words = useWords('page-words', PAGE_WORDS);
  return (
    <div className="page page-narrow" aria-busy={!failed || undefined}>
      {failed ? (
        <LoadFailed title={words.notLoaded} retry={retry} />
      ) : (
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
      )}
    </div>
  );
}
