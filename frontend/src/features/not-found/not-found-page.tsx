import { Link, useLocation } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import { isOff, usePartsOff } from '../../lib/parts.js';
import { searchFor, useTrades } from '../../lib/trades.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';

/** Where an article might have stood. */
const ONE_SEGMENT = /^\/[^/]+\/?$/;
const POPULAR = 3;
/** Until its own words are there: an address that leads nowhere must say so at once. */
const NOT_FOUND = '404 - Page Not Found';

/** Nothing stands at this address. */
export default function NotFoundPage() {
  const siteTitle = useSiteTitle();
  const { pathname } = useLocation();
  const off = usePartsOff();
  const trades = useTrades();
  const { texts } = useTexts('not-found');
  return (
    <div className="page page-narrow">
      <Head title={`Page not found | ${siteTitle}`} description="There is no page at this address." path={pathname} noindex status={404} />
      <h1 className="visually-hidden">{texts?.title ?? NOT_FOUND}</h1>
      <Notice drawing="not-found" title={texts?.title ?? NOT_FOUND}>
        <p>{texts?.text}</p>
        {ONE_SEGMENT.test(pathname) && !off.includes('articles') && (
          <p>
            <strong>Blog Not Found.</strong> No article has this address either. <Link to="/home-jobs-guide">Back to Home Jobs Guide</Link>
          </p>
        )}
        <p className="button-row">
          <Link className="button button-accent" to="/search">
            {texts?.search ?? 'Search professionals'}
          </Link>
          <Link className="button" to="/">
            {texts?.home ?? 'Go to the homepage'}
          </Link>
        </p>
        <p>{texts?.popular}</p>
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
                {texts?.guides ?? 'DIY guides'}
              </Link>
            </li>
          )}
        </ul>
      </Notice>
    </div>
  );
}
