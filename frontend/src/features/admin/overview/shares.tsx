import { Link } from 'react-router-dom';
import { type ListingChoices, useListingSharesQuery } from './overview-endpoints.js';

const MAX_SHARES = 12;

/** The numbers of listings by place and by trade, in descending order, with links. */
export function Shares() {
  const { data } = useListingSharesQuery();
  if (!data) return null;
  return (
    <div className="overview-shares">
      <Share title="Listings by trade" parameter="trade" all={data.trades} />
      <Share title="Listings by city" parameter="city" all={data.cities} />
    </div>
  );
}

function Share({ title, parameter, all }: { title: string; parameter: string; all: ListingChoices['trades'] }) {
  const first = all.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-CA')).slice(0, MAX_SHARES);
  const most = first[0]?.count ?? 1;
  const id = `overview-${parameter}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {first.length === 0 && <p>There are none yet.</p>}
      <ul className="overview-bars">
        {first.map(({ name, count }) => (
          <li key={name}>
            <Link to={`/settings/listings?${new URLSearchParams({ [parameter]: name }).toString()}`}>{name}</Link>
            <span className="overview-bar" aria-hidden>
              <span style={{ width: `${Math.max(2, (count / most) * 100)}%` }} />
            </span>
            <span className="overview-count">{count.toLocaleString('en-CA')}</span>
          </li>
        ))}
      </ul>
      {all.length > first.length && <p className="kit-soft">{`And ${(all.length - first.length).toLocaleString('en-CA')} more.`}</p>}
    </section>
  );
}
