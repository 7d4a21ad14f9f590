import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useWaitingCounts } from './use-waiting-counts.js';
import { waitingKinds } from './waiting-kinds.js';

/** "3 submissions and 2 messages wait", with links; renders nothing when there are none. */
export function WaitingLine() {
  const waiting = waitingKinds(useWaitingCounts());
  if (waiting.length === 0) return null;
  return (
    <p className="waiting-line">
      {waiting.map(({ count, name, path }, index) => (
        <Fragment key={path}>
          {index > 0 && (index < waiting.length - 1 ? ', ' : ' and ')}
          <Link to={path}>{`${count.toLocaleString('en-CA')} ${name}`}</Link>
        </Fragment>
      ))}
      {waiting.length === 1 && waiting[0]!.count === 1 ? ' is waiting.' : ' are waiting.'}
    </p>
  );
}
