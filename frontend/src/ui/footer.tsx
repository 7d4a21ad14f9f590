import { useSelector } from 'react-redux';
import { Link } from './link.js';
import type { Site } from '../lib/site.js';
import { useRead } from '../lib/use-read.js';
import { isDocument } from './header.js';
import { searchFor, useTrades } from '../lib/trades.js';

export function Footer({ siteTitle }: { siteTitle: string }) {
  const { now, timeZone } = useSelector(({ site }: { site: Site }) => site);
  const trades = useTrades();
  const { data: facts } = useRead('directory', {});
  const { data: frame } = useRead('frame', {});
  const company = frame?.company ?? [];
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          <p className="footer-name">{siteTitle}</p>
          {frame?.about && <p>{frame.about}</p>}
        </div>
        <nav aria-label={frame?.servicesTitle}>
          <h2>{frame?.servicesTitle}</h2>
          <ul>
            {trades.few(8).map(({ name, plural, slug }) => (
              <li key={slug}>
                <Link to={searchFor(name)}>{plural}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {company.length > 0 && (
          <nav aria-label={frame?.companyTitle}>
            <h2>{frame?.companyTitle}</h2>
            <ul>
              {company.map(({ text, to }) => (
                <li key={to}>
                  <Link to={to} reloadDocument={isDocument(to)}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <p className="footer-note">
        {facts?.syncs !== false && frame?.synced && `${frame.synced} `}
        <span>
          © {new Date(now).toLocaleDateString('sv', { year: 'numeric', timeZone })} {siteTitle}
        </span>
      </p>
    </footer>
  );
}
