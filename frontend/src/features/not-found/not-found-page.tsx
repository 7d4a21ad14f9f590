import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import { isOff, usePartsOff } from '../../lib/parts.js';
import { searchFor, useTrades } from '../../lib/trades.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';
import { NOT_FOUND_WORDS } from '../../../../src/shared/words/not-found-words.js';

/** A path with one segment, which may have been an article. */
const ONE_SEGMENT = /^\/[^/]+\/?$/;
const POPULAR = 3;

/** The 404 page. */
export default function NotFoundPage() {
  const siteTitle = useSiteTitle();
  const { pathname } = useLocation();
  const off = usePartsOff();
  const trades = useTrades();
  // The built-in texts until the page's own are loaded, because the 404 page must be shown at once.
  const texts = useTexts('not-found').texts ?? NOT_FOUND_WORDS;
  return (
    <div className="page page-narrow">
      <Head title={`${texts.headTitle} | ${siteTitle}`} description={texts.description} path={pathname} noindex status={404} />
      <Notice drawing="not-found" title={texts.title} isPage>
        <p>{texts.text}</p>
        {ONE_SEGMENT.test(pathname) && !off.includes('articles') && (
          <p>
            <strong>{texts.article}</strong> {texts.articleText} <Link to="/home-jobs-guide">{texts.articleBack}</Link>
          </p>
        )}
        <p className="button-row">
          <Link className="button button-accent" to="/search">
            {texts.search}
          </Link>
          <Link className="button" to="/">
            {texts.home}
          </Link>
        </p>
        <p>{texts.popular}</p>
        <ul className="chips">
          {trades.few(POPULAR).map(({ name, plural, slug }) => (
            <li key={slug}>
              <Link className="chip" to={searchFor(name)}>
                {plural}
              </Link>
            </li>
          ))}
          {!isOff(['guides', 'articles'], off) && (
            <li>
              <Link className="chip" to="/home-jobs-guide">
                {texts.guides}
              </Link>
            </li>
          )}
        </ul>
      </Notice>
    </div>
  );
}
