import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { useWaitingCounts } from './use-waiting-counts.js';

/** "3 submissions and 2 messages wait", each leading there; nothing when nothing does. */
export function WaitingLine() {
  const { submissions = 0, messages = 0, referrals = 0, licences = 0 } = useWaitingCounts();
  const waiting = [
    { count: submissions, name: 'submission', path: '/settings/submissions' },
    { count: messages, name: 'message', path: '/settings/messages' },
    { count: referrals, name: 'referral', path: '/referral-admin' },
    { count: licences, name: 'licence to check again', path: '/settings/listings?needs=licence' },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <p className="waiting-line">
      {waiting.map(({ count, name, path }, index) => (
        <Fragment key={name}>
          {index > 0 && (index < waiting.length - 1 ? ', ' : ' and ')}
          <Link to={path}>{counted(count, name, name.startsWith('licence') ? 'licences to check again' : undefined)}</Link>
        </Fragment>
      ))}
      {submissions + messages + referrals + licences === 1 ? ' waits for you.' : ' wait for you.'}
    </p>
  );
}
