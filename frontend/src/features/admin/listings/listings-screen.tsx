import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown, Empty, Grid } from 'antd';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { counted } from '../../../lib/words.js';
import { ListPages, NoSuchPage, useShrunkList } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { AddListing } from './add-listing.js';
import { BulkBar } from './bulk-bar.js';
import { ColumnChoice, useListingColumns } from './listing-columns.js';
import { ListingDrawer } from './listing-drawer.js';
import { type ListingItem, useListingsQuery } from './listing-endpoints.js';
import { filterIn, ListingFilters, type ListingsAddress, NO_FILTERS, useListingsAddress } from './listing-filters.js';
import { ListingList } from './listing-list.js';
import { MadeChanges } from './made-changes.js';
import { MergeDialog } from './merge-dialog.js';
import { SavedViews } from './saved-views.js';
import '../kit/kit.css';
import './listings.css';

/** The screen of all listings: search, correct, add, bulk changes, export. */
export default function ListingsScreen() {
  const address = useListingsAddress();
  const { question, open, close } = address;
  const { data, error, isFetching, refetch } = useListingsQuery(question);
  useShrunkList(data, address.turnTo);
  const filter = filterIn(address);
  return (
    <>
      <div className="kit-head listing-head">
        <h1>Listings</h1>
        <p role="status">{data && !error && counted(data.total, 'listing')}</p>
        <span className="kit-gap" />
        <Tools filter={filter} address={address} />
      </div>
      <ListingFilters address={address} />
      {error ? (
        <LoadError title="The listings could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={12} />
      )}
      {data && !error && data.items.length === 0 && <Nothing address={address} data={data} />}
      {data && !error && data.items.length > 0 && (
        <Found key={JSON.stringify(filter)} data={data} waiting={isFetching} address={address} filter={filter} />
      )}
      <MadeChanges />
      <ListingDrawer id={open} onClose={close} />
    </>
  );
}

function Tools({ filter, address: { addressOf } }: { filter: Record<string, string>; address: ListingsAddress }) {
  const [parameters, setParameters] = useSearchParams();
  // Only the table has columns to choose.
  const { sm = false, lg = false } = Grid.useBreakpoint();
  const { chosen, choose } = useListingColumns();
  const [isExporting, setExporting] = useState(false);
  const exportButton = useRef<HTMLButtonElement>(null);
  const openFiles = (open: boolean) => {
    // The open menu has the focus and is mounted at the end of the page: return the focus to the button.
    if (!open && document.activeElement?.closest('.ant-dropdown')) exportButton.current?.focus();
    setExporting(open);
  };
  const changed = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(location.search);
    change(next);
    setParameters(next);
  };
  const query = new URLSearchParams(filter).toString();
  const file = (extension: string) => `/api/admin/listings.${extension}${query && `?${query}`}`;
  const files = [
    { key: 'csv', label: <a href={file('csv')}>CSV</a> },
    { key: 'xlsx', label: <a href={file('xlsx')}>Excel (XLSX)</a> },
  ];
  return (
    <div className="listing-tools">
      <SavedViews />
      {lg && <ColumnChoice chosen={chosen} onChoose={choose} />}
      <Dropdown trigger={['click']} autoFocus onOpenChange={openFiles} menu={{ items: files }}>
        <Button
          ref={exportButton}
          icon={<DownloadOutlined aria-hidden />}
          aria-label="Export"
          aria-haspopup="menu"
          aria-expanded={isExporting}
        >
          {sm && 'Export'}
        </Button>
      </Dropdown>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        aria-label="Add a listing"
        onClick={() => changed((next) => next.set('add', 'yes'))}
      >
        {sm ? 'Add a listing' : 'Add'}
      </Button>
      <AddListing
        open={parameters.get('add') === 'yes'}
        onClose={() => changed((next) => next.delete('add'))}
        onAdded={(id) => setParameters(new URLSearchParams(addressOf(id).replace(/([?&])add=yes&?/, '$1')))}
      />
    </div>
  );
}

interface FoundProps {
  data: AdminList<ListingItem>;
  waiting: boolean;
  address: ListingsAddress;
  filter: Record<string, string>;
}

/** The found listings and the selection, which is cleared by a new search. */
function Found({ data, waiting, address: { page, addressOf, turnTo }, filter }: FoundProps) {
  const [selected, setSelected] = useState<string[]>([]);
  const [isAll, setAll] = useState(false);
  const [merging, setMerging] = useState<readonly [string, string]>();
  const clear = () => {
    setSelected([]);
    setAll(false);
  };
  return (
    <>
      <ListingList
        items={data.items}
        waiting={waiting}
        addressOf={addressOf}
        selected={isAll ? data.items.map(({ id }) => id) : selected}
        onSelect={(ids) => (setAll(false), setSelected(ids))}
      />
      <ListPages page={page} total={data.total} onTurn={turnTo} />
      <BulkBar
        selected={selected}
        isAll={isAll}
        total={data.total}
        filter={filter}
        onAll={() => setAll(true)}
        onClear={clear}
        onMerge={() => setMerging([selected[0]!, selected[1]!])}
      />
      {merging && <MergeDialog ids={merging} onClose={() => setMerging(undefined)} onDone={clear} />}
    </>
  );
}

/** The empty state, with its reason and the next step. */
function Nothing({ address, data }: { address: ListingsAddress; data: AdminList<ListingItem> }) {
  const { page, filter, turnTo } = address;
  if (data.totalPages > 0) return <NoSuchPage page={page} data={data} onTurn={turnTo} />;
  if (Object.keys(filterIn(address)).length > 0) {
    return (
      <Empty description="No listing matches this search and filters.">
        <Button onClick={() => filter(NO_FILTERS)}>Show all listings</Button>
      </Empty>
    );
  }
  return <Empty description="There are no listings yet. They come from your sheet or an imported list, or you can add one by hand." />;
}
