import { Button, Empty, Segmented, Statistic } from 'antd';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { ListPages } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { SearchBox } from '../kit/search-box.js';
import { useListAddress } from '../kit/use-list-address.js';
import { matching } from './matching.js';
import { type Referrer, useReferrersQuery } from './referral-endpoints.js';
import { money, ReferrerCard } from './referrer-card.js';
import '../kit/kit.css';
import './referrals.css';

const CHOICES = { status: ['pending', 'approved', 'rejected'] } as const;
const STATUSES = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];
const PER_PAGE = 20;

/** Who brought which businesses, and what they get for it. */
export default function ReferralsScreen() {
  const { filters, filter, page, turnTo } = useListAddress(CHOICES);
  const { data, error, refetch } = useReferrersQuery();
  const found = matching(data ?? [], filters.q, filters.status);
  const last = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const shown = Math.min(page, last);
  return (
    <>
      <p className="referral-back">
        <Link to="/settings">Back to the settings</Link>
      </p>
      <div className="kit-head referral-head">
        <h1>Referrals</h1>
        <p role="status">{!error && (data ? counted(found.length, 'referrer') : 'Loading ...')}</p>
        <Button href="/api/admin/referrals/ledger.csv" download>
          Export the ledger (CSV)
        </Button>
      </div>
      {data && !error && <Figures referrers={data} />}
      <search className="kit-filters referral-filters">
        <Segmented
          aria-label="Status"
          options={STATUSES}
          value={filters.status}
          onChange={(status) => filter({ status: status as typeof filters.status })}
        />
        <SearchBox
          label="Search referrals"
          placeholder="Name, e-mail, code, business or phone"
          value={filters.q}
          onSearch={(q) => filter({ q })}
        />
      </search>
      {error ? (
        <LoadError title="The referrals could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={12} />
      )}
      {data?.length === 0 && !error && <Empty description="Nobody has a referral code yet. Whoever gets one stands here." />}
      {data && data.length > 0 && !error && found.length === 0 && (
        <Empty description="No referral matches this search and this status.">
          <Button onClick={() => filter({ q: '', status: '' })}>Show all referrals</Button>
        </Empty>
      )}
      {!error && found.length > 0 && (
        <>
          <ul className="referrers">
            {found.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((referrer) => (
              <ReferrerCard key={referrer.id} referrer={referrer} />
            ))}
          </ul>
          <ListPages page={shown} total={found.length} onTurn={turnTo} />
        </>
      )}
    </>
  );
}

function Figures({ referrers }: { referrers: readonly Referrer[] }) {
  const all = referrers.flatMap(({ businessesReferred }) => businessesReferred);
  const numbers: [string, number | string][] = [
    ['Referrers', referrers.length],
    ['Pending referrals', all.filter(({ status }) => status === 'pending').length],
    ['Rewards paid (CAD)', money(referrers.reduce((sum, { totalRewards }) => sum + totalRewards, 0))],
  ];
  return (
    <div className="referral-figures">
      {numbers.map(([title, value]) => (
        <Statistic key={title} title={title} value={value} />
      ))}
    </div>
  );
}
