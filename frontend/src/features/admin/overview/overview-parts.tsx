import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { waitingKinds } from '../counts/waiting-kinds.js';
import type { OverviewData } from './overview-endpoints.js';
import { figuresOf, type FiguresData, PARTS } from './overview-words.js';

interface PartProps {
  overview: OverviewData;
}

/** Open items by kind, with links. */
export function Waiting({ overview: { waiting } }: PartProps) {
  const kinds = waitingKinds(waiting);
  return (
    <section aria-labelledby="overview-waiting">
      <h2 id="overview-waiting">Needs your attention</h2>
      {kinds.length === 0 ? (
        <p>Nothing needs your attention.</p>
      ) : (
        <ul className="overview-tiles">
          {kinds.map(({ name, path, count }) => (
            <li key={path}>
              <Link to={path}>
                <strong>{count.toLocaleString('en-CA')}</strong>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Parts with problems. @param all whether healthy parts are listed, too */
export function BrokenParts({ overview: { parts }, all = false }: PartProps & { all?: boolean }) {
  const known = Object.entries(parts).map(([part, health]) => ({
    part,
    ...health,
    ...(PARTS[part] ?? { name: part, broken: 'Something is wrong.' }),
  }));
  const broken = known.filter(({ status }) => status !== 'ok');
  const well = known.filter(({ status }) => status === 'ok');
  if (broken.length === 0 && !all) return null;
  return (
    <section aria-labelledby="overview-broken">
      <h2 id="overview-broken">What is broken</h2>
      <div className="overview-broken">
        {broken.map(({ part, name, broken: what, detail, path }) => (
          <Alert
            key={part}
            type="warning"
            showIcon
            icon={<WarningOutlined aria-hidden />}
            title={`${name}: ${what}`}
            description={
              (detail || path) && (
                <>
                  {detail && <span className="kit-text">{detail}</span>} {path && <Link to={path}>Fix it</Link>}
                </>
              )
            }
          />
        ))}
        {broken.length === 0 && <p>No known problems.</p>}
        {all && well.length > 0 && (
          <p className="kit-soft">
            <CheckCircleOutlined aria-hidden />{' '}
            {`Working: ${well.map(({ name, detail }) => (detail ? `${name} (${detail})` : name)).join(', ')}.`}
          </p>
        )}
      </div>
    </section>
  );
}

/** Key figures of the period compared with the previous one, with links to their lists. */
export function Figures({ overview }: { overview: FiguresData }) {
  return (
    <section aria-labelledby="overview-figures">
      <h2 id="overview-figures">{`The last ${overview.days} days`}</h2>
      <ul className="overview-tiles">
        {figuresOf(overview).map(({ name, value, change, path }) => (
          <li key={name}>
            <Link to={path.startsWith('#') ? `/settings/overview${path}` : path}>
              <span>{name}</span>
              <strong>{value}</strong>
              <span className="kit-soft">{change}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
