import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice.js';

const STARTS = [
  { to: '/search?industry=Plumber', text: 'Plumbers', why: 'leaks, drains, water heaters' },
  { to: '/search?industry=Electrician', text: 'Electricians', why: 'outlets, panels, lighting' },
  { to: '/search?industry=HVAC+Technician', text: 'HVAC technicians', why: 'furnaces, heat pumps, cooling' },
];

/** What the search is for, while there is nothing to show. */
export function IntroGuide() {
  return (
    <Notice drawing="directory-empty" title="Start with a trade">
      <p>Choose what needs doing. You will see who does it near you, what others say about them, and how to reach them.</p>
      <ul className="intro-links">
        {STARTS.map(({ to, text, why }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{text}</strong>
              {why}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
