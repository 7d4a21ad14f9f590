import { useLocation } from 'react-router-dom';
import { LoadFailed } from './load-failed.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { Head } from '../lib/head.js';
import { useSiteTitle } from '../lib/use-settings.js';
import { useWords } from '../lib/use-words.js';

interface AwaitedProps {
  failed: boolean;
  retry: () => void;
  /** Only a part of the page is missing, so the page has its own title. */
  isPart?: boolean;
}

/** The placeholder while a page's texts are loading, or when that has failed. */
export function TextsAwaited({ failed, retry, isPart = false }: AwaitedProps) {
  const words = useWords('page-words', PAGE_WORDS);
  return (
    <div className="page page-narrow" aria-busy={!failed || undefined}>
      {failed ? (
        <>
          {!isPart && <FailedHead />}
          <LoadFailed title={words.notLoaded} retry={retry} isPage={!isPart} />
        </>
      ) : (
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
      )}
    </div>
  );
}

/** The head of the failed page; without it the document would keep the title of the previous page. */
function FailedHead() {
  const { pathname } = useLocation();
  const words = useWords('page-words', PAGE_WORDS);
  const siteTitle = useSiteTitle();
  return <Head title={`${words.pleaseTryAgain} | ${siteTitle}`} description={words.notLoaded} path={pathname} noindex status={503} />;
}
