import { Link } from 'react-router-dom';
import { searchFor, useTrades } from '../../lib/trades.js';
import { Notice } from '../../ui/notice.js';

const SHOWN = 3;

/** What the search is for, while there is nothing to show. */
export function IntroGuide() {
  const trades = useTrades();
  return (
    <Notice drawing="directory-empty" title="Start with a trade">
      <p>Choose what needs doing. You will see who does it near you, what others say about them, and how to reach them.</p>
      <ul className="intro-links">
        {trades.few(SHOWN).map(({ name, plural, slug, summary }) => (
          <li key={slug}>
            <Link to={searchFor(name)}>
              <strong>{plural}</strong>
              {summary}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
