import { Button, Empty, Pagination, Skeleton } from 'antd';
import type { AdminList } from '../../../../../src/shared/admin-list.js';
import { counted } from '../../../lib/words.js';
import { LoadError } from '../shared/load-error.js';
import { editAddress, FILTERS, type ListAddress, useListAddress } from './list-address.js';
import { ListingDrawer } from './listing-drawer.js';
import { type ListingItem, useListingsQuery } from './listing-endpoints.js';
import { ListingFilters } from './listing-filters.js';
import { ListingList } from './listing-list.js';
import './listings.css';

const PER_PAGE = 20;

/** Find any listing, and open it to correct it. */
export default function ListingsScreen() {
  const { list, edit, change, clear, parameters, setParameters } = useListAddress();
  const { page, ...filters } = list;
  const { data, error, isFetching, refetch } = useListingsQuery({ ...filters, page: page === 1 ? '' : String(page) });
  const close = () => {
    const next = new URLSearchParams(parameters);
    next.delete('edit');
    setParameters(next);
  };
  return (
    <>
      <div className="listing-head">
        <h1>Listings</h1>
        <p role="status">{data && !error && counted(data.total, 'listing')}</p>
      </div>
      <ListingFilters list={list} onChange={change} />
      {error ? <LoadError title="The listings could not be loaded" error={error} onRetry={() => void refetch()} /> : !data && <Skeleton active paragraph={{ rows: 12 }} aria-label="Loading" />}
      {data && !error && data.items.length === 0 && <Nothing list={list} data={data} onClear={clear} onPage={(next) => change({ page: next })} />}
      {data && !error && data.items.length > 0 && (
        <>
          <ListingList items={data.items} waiting={isFetching} addressOf={(id) => editAddress(parameters, id)} />
          <Pagination
            className="listing-pages"
            align="center"
            hideOnSinglePage
            showSizeChanger={false}
            responsive
            current={page}
            pageSize={PER_PAGE}
            total={data.total}
            onChange={(next) => change({ page: next })}
          />
        </>
      )}
      <ListingDrawer id={edit} onClose={close} />
    </>
  );
}

interface NothingProps {
  list: ListAddress;
  data: AdminList<ListingItem>;
  onClear: () => void;
  onPage: (page: number) => void;
}

/** Why there is nothing, and the next step. */
function Nothing({ list, data: { totalPages }, onClear, onPage }: NothingProps) {
  if (totalPages > 0) {
    return (
      <Empty description={`There is no page ${list.page}: the last one is page ${totalPages}.`}>
        <Button onClick={() => onPage(totalPages)}>Go to the last page</Button>
      </Empty>
    );
  }
  if (FILTERS.some((name) => list[name] !== '')) {
    return (
      <Empty description="No listing matches this search and these filters.">
        <Button onClick={onClear}>Show all listings</Button>
      </Empty>
    );
  }
  return <Empty description="There are no listings yet. They come from your sheet: as soon as it has been synced, they stand here." />;
}
