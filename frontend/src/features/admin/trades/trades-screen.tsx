import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Segmented } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { SearchBox } from '../kit/search-box.js';
import { useListAddress } from '../kit/use-list-address.js';
import { HomeOrder } from './home-order.js';
import { MergeDialog } from './merge-dialog.js';
import { Merges } from './merges.js';
import { StaleTrades } from './stale-trades.js';
import { newAddress, TradeDrawer } from './trade-drawer.js';
import { type AdminTrade, type AdminTrades, useAdminTradesQuery } from './trade-endpoints.js';
import { TradeRow } from './trade-rows.js';
import { UnknownIndustries } from './unknown-industries.js';
import { useListChanges } from './use-list-changes.js';
import '../kit/kit.css';
import './trades.css';

const CHOICES = { show: ['listed', 'hidden', 'changed'] } as const;

const SHOWN = [
  { value: '', label: 'All' },
  { value: 'listed', label: 'With listings' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'changed', label: 'Changed here' },
] as const;

type Address = ReturnType<typeof useListAddress<typeof CHOICES>>;

/** The trades of the directory: names, visibility, order on the home page, and the mapping of the sheet's industries. */
export default function TradesScreen() {
  const navigate = useNavigate();
  const { addressOf } = useListAddress(CHOICES);
  const { data, error, isFetching, refetch } = useAdminTradesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="kit-head">
        <h1>Trades</h1>
        <p role="status">{data && counted(data.trades.filter(({ origin }) => origin !== 'industry').length, 'trade')}</p>
        <span className="kit-gap" />
        {data && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(addressOf(newAddress()))}>
            Add a trade
          </Button>
        )}
      </div>
      {!data && error && <LoadError title="The trades could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label="Loading the trades" rows={14} />}
      {data && <TradesTable trades={data} reloading={isFetching} onReload={refetch} />}
    </>
  );
}

interface TradesTableProps {
  trades: AdminTrades;
  reloading: boolean;
  onReload: () => Promise<{ isSuccess: boolean }>;
}

function TradesTable({ trades, reloading, onReload }: TradesTableProps) {
  const address = useListAddress(CHOICES);
  const changes = useListChanges(trades);
  const [merging, setMerging] = useState<AdminTrade>();
  const { filters, filter } = address;
  const reload = async () => {
    if ((await onReload()).isSuccess) changes.fresh();
  };
  return (
    <>
      {changes.stale && <StaleTrades busy={reloading} onReload={() => void reload()} />}
      <search className="kit-filters trades-filters">
        <SearchBox label="Search trades" placeholder="Any of its names" value={filters.q} onSearch={(q) => filter({ q })} />
        <Segmented aria-label="Which trades" options={[...SHOWN]} value={filters.show} onChange={(show) => filter({ show })} />
      </search>
      <div className="trades">
        <UnknownIndustries
          industries={trades.trades.filter((trade) => trade.origin === 'industry' && isWanted(trade, filters))}
          changes={changes}
          address={address}
          onMerge={setMerging}
        />
        <aside className="trades-aside" aria-label="Home page and merges">
          <HomeOrder trades={trades} changes={changes} />
          <Merges trades={trades} changes={changes} />
        </aside>
        <AllTrades trades={trades} address={address} changes={changes} />
      </div>
      <TradeDrawer
        open={address.open}
        trades={trades}
        reloading={reloading}
        onReload={onReload}
        onMerge={setMerging}
        onClose={address.close}
      />
      {merging && (
        <MergeDialog
          key={merging.slug}
          from={merging}
          trades={trades}
          reloading={reloading}
          onReload={onReload}
          onClose={() => setMerging(undefined)}
          onMerged={() => {
            setMerging(undefined);
            if (address.open !== undefined) address.close();
          }}
        />
      )}
    </>
  );
}

function AllTrades({
  trades: { trades },
  address: { filters, filter, addressOf },
  changes,
}: {
  trades: AdminTrades;
  address: Address;
  changes: ReturnType<typeof useListChanges>;
}) {
  const matching = trades.filter((trade) => trade.origin !== 'industry' && isWanted(trade, filters));
  return (
    <section className="trades-all" aria-labelledby="trades-all">
      <h2 id="trades-all">All trades</h2>
      {matching.length === 0 ? (
        <Empty description="No trade matches this.">
          <Button onClick={() => filter({ q: '', show: '' })}>Show all trades</Button>
        </Empty>
      ) : (
        <ul className="trade-rows">
          {matching.map((trade) => (
            <TradeRow key={trade.slug} trade={trade} changes={changes} address={addressOf(trade.slug)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function isWanted(
  { name, plural, otherNames, original, count, hidden, changed, origin }: AdminTrade,
  { q, show }: Address['filters'],
): boolean {
  const isShown = { '': true, listed: count > 0, hidden, changed: changed.length > 0 || origin === 'own' }[show];
  const names = [name, plural, original?.name ?? '', ...otherNames];
  return isShown && names.some((each) => each.toLowerCase().includes(q.trim().toLowerCase()));
}
