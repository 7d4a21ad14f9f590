import { Button, Empty, Segmented, Statistic } from 'antd';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { ListPages, NoSuchPage, useShrunkList } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { SearchBox } from '../kit/search-box.js';
import { useListAddress } from '../kit/use-list-address.js';
import { type Referrers, useReferrersQuery } from './referral-endpoints.js';
import { ReferrerCard } from './referrer-card.js';
import { money } from '../kit/money.js';
import '../kit/kit.css';
import './referrals.css';

const CHOICES = { status: ['pending', 'approved', 'rejected'] } as const;
const STATUSES = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];

/** Referrers with their businesses and rewards. */
export default function ReferralsScreen() {
  const { filters, filter, page, question, turnTo } = useListAddress(CHOICES);
  const { data, error, isFetching, refetch } = useReferrersQuery(question);
  useShrunkList(data, turnTo);
  return (
    <>
      <p className="referral-back">
        <Link to="/settings">Back to the settings</Link>
      </p>
      <div className="kit-head referral-head">
        <h1>Referrals</h1>
        <p role="status">{!error && (data ? counted(data.total, 'referrer') : 'Loading ...')}</p>
        <Button href="/api/admin/referrals/ledger.csv" download>
          Export the ledger (CSV)
        </Button>
      </div>
      {data && !error && <Figures figures={data.figures} />}
      <search className="kit-filters referral-filters">
        <Segmented
          aria-label="Status"
          options={STATUSES}
          value={filters.status}
          onChange={(status) => filter({ status: status as typeof filters.status })}
        />
        <SearchBox
          label="Search referrals"
          placeholder="Name, email, code, business or phone"
          value={filters.q}
          onSearch={(q) => filter({ q })}
        />
      </search>
      {error ? (
        <LoadError title="The referrals could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={12} />
      )}
      {data && !error && data.items.length === 0 && (
        <Nothing data={data} page={page} onTurn={turnTo} onShowAll={() => filter({ q: '', status: '' })} />
      )}
      {data && !error && data.items.length > 0 && (
        <>
          <ul className="referrers" aria-busy={isFetching}>
            {data.items.map((referrer) => (
              <ReferrerCard key={referrer.id} referrer={referrer} />
            ))}
          </ul>
          <ListPages page={page} total={data.total} onTurn={turnTo} />
        </>
      )}
    </>
  );
}

interface NothingProps {
  data: Referrers;
  page: number;
  onTurn: (page: number) => void;
  onShowAll: () => void;
}

/** The empty state, with its reason and the next step. */
function Nothing({ data, page, onTurn, onShowAll }: NothingProps) {
  if (data.figures.referrers === 0) return <Empty description="No one has a referral code yet. Referrers appear here." />;
  if (data.totalPages > 0) return <NoSuchPage page={page} data={data} onTurn={onTurn} />;
  return (
    <Empty description="No referral matches this search and status.">
      <Button onClick={onShowAll}>Show all referrals</Button>
    </Empty>
  );
}

function Figures({ figures: { referrers, pending, rewardsPaid } }: Pick<Referrers, 'figures'>) {
  const numbers: [string, number | string][] = [
    ['Referrers', referrers],
    ['Pending referrals', pending],
    ['Rewards paid (CAD)', money(rewardsPaid)],
  ];
  return (
    <div className="referral-figures">
      {numbers.map(([title, value]) => (
        <Statistic key={title} title={title} value={value} />
      ))}
    </div>
  );
}
