import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Site } from '../lib/site.js';
import { useRead } from '../lib/use-read.js';
import { searchFor, useTrades } from '../lib/trades.js';

const BACK_OFFICE = '/settings';
const COMPANY = [
  { text: 'About', to: '/about' },
  { text: 'Privacy Policy', to: '/privacy' },
  { text: 'Terms', to: '/terms' },
  { text: 'FAQ', to: '/faq' },
  { text: 'Referral program', to: '/referral-program' },
  { text: 'Settings', to: BACK_OFFICE },
];

export function Footer({ siteTitle, exists }: { siteTitle: string; exists: (path: string) => boolean }) {
  const now = useSelector(({ site }: { site: Site }) => site.now);
  const trades = useTrades();
  const { data: facts } = useRead('directory', {});
  const company = COMPANY.filter(({ to }) => exists(to) || to === BACK_OFFICE);
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          <p className="footer-name">{siteTitle}</p>
          <p>Local home-service professionals, found and called directly. We take no fee for putting you in touch.</p>
        </div>
        <nav aria-label="Services">
          <h2>Services</h2>
          <ul>
            {trades.few(8).map(({ name, plural, slug }) => (
              <li key={slug}>
                <Link to={searchFor(name)}>{plural}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {company.length > 0 && (
          <nav aria-label="Company">
            <h2>Company</h2>
            <ul>
              {company.map(({ text, to }) => (
                <li key={to}>
                  {/* The back office is a document of its own, with a policy of its own. */}
                  <Link to={to} reloadDocument={to === BACK_OFFICE}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <p className="footer-note">
        {facts?.syncs !== false && 'Listings are synced with our records several times a day. '}
        <span>
          © {new Date(now).getUTCFullYear()} {siteTitle}
        </span>
      </p>
    </footer>
  );
}
