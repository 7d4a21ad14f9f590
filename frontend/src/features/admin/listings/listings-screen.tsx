import { Button, Empty } from 'antd';
import type { AdminList } from '../../../../../src/shared/admin-list.js';
import { counted } from '../../../lib/words.js';
import { ListPages, NoSuchPage } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { ListingDrawer } from './listing-drawer.js';
import { type ListingItem, useListingsQuery } from './listing-endpoints.js';
import { ListingFilters, type ListingsAddress, useListingsAddress } from './listing-filters.js';
import { ListingList } from './listing-list.js';
import { Loading } from '../kit/loading.js';
import '../kit/desk.css';
import './listings.css';

/** Find any listing, and open it to correct it. */
export default function ListingsScreen() {
  const address = useListingsAddress();
  const { page, question, open, addressOf, close, turnTo } = address;
  const { data, error, isFetching, refetch } = useListingsQuery(question);
  return (
    <>
      <div className="desk-head">
        <h1>Listings</h1>
        <p role="status">{data && !error && counted(data.total, 'listing')}</p>
      </div>
      <ListingFilters address={address} />
      {error ? (
        <LoadError title="The listings could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={12} />
      )}
      {data && !error && data.items.length === 0 && <Nothing address={address} data={data} />}
      {data && !error && data.items.length > 0 && (
        <>
          <ListingList items={data.items} waiting={isFetching} addressOf={addressOf} />
          <ListPages page={page} total={data.total} onTurn={turnTo} />
        </>
      )}
      <ListingDrawer id={open} onClose={close} />
    </>
  );
}

/** Why there is nothing, and the next step. */
function Nothing({ address: { filters, page, filter, turnTo }, data }: { address: ListingsAddress; data: AdminList<ListingItem> }) {
  if (data.totalPages > 0) return <NoSuchPage page={page} data={data} onTurn={turnTo} />;
  const { q, status, source, corrected } = filters;
  if (q || status || source || corrected) {
    return (
      <Empty description="No listing matches this search and these filters.">
        <Button onClick={() => filter({ q: '', status: '', source: '', corrected: '' })}>Show all listings</Button>
      </Empty>
    );
  }
  return <Empty description="There are no listings yet. They come from your sheet: as soon as it has been synced, they stand here." />;
}
