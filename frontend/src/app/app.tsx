import { useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Footer } from '../ui/footer.js';
import { Header } from '../ui/header.js';
import { ScrollToTop } from '../ui/scroll-to-top.js';
import { Toasts } from '../ui/toast-region.js';
import { TooltipTrigger } from '../ui/tooltip-trigger.js';
import type { Site } from '../lib/site.js';
import { useRead } from '../lib/use-read.js';
import { useRememberedSettings, useSiteTitle } from '../lib/use-settings.js';
import { ARTICLE, NOT_FOUND, ROUTES, type SiteRoute } from './routes.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { WordsContext, wordsFrom } from '../lib/use-words.js';

const NONE = {};

/**
 * The frame around every public page.
 * @param only the route of the page, where it is known: saves the server from matching the address against all routes
 */
export function App({ only }: { only?: SiteRoute }) {
  useRememberedSettings();
  const directory = useRead('directory', {});
  const { pathname } = useLocation();
  const isGone = useSelector(({ site }: { site: Site }) => site.gone) === pathname;
  const title = useSiteTitle();
  const changed = useRead('frame', {}).data?.words ?? NONE;
  const words = wordsFrom(changed, 'page-words', PAGE_WORDS);
  return (
    <WordsContext value={changed}>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      {directory.data?.sampleData && (
        <aside className="sample-banner" aria-label={words.sampleTitle}>
          <strong>{words.sampleTitle}</strong> {words.sampleText}
        </aside>
      )}
      <Header siteTitle={title} />
      {/* Before the page: its effects run first, so that a page can scroll to the part that the address names. */}
      <ScrollToTop />
      <main id="main" tabIndex={-1}>
        {/* No Suspense boundary: the page is hydrated as a whole, and stays until the code of the next one is loaded. */}
        <Routes>
          {(isGone ? [] : only ? [only] : [...ROUTES, ARTICLE]).map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NOT_FOUND.page.Page />} />
        </Routes>
      </main>
      <Footer siteTitle={title} />
      <Toasts />
      <TooltipTrigger />
    </WordsContext>
  );
}
