import { Empty, Button, Grid, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { counted } from '../../../lib/words.js';
import { ListPages, NoSuchPage, useShrunkList } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { LARGER_PAGES, limitOf, perPageOf } from '../kit/per-page.js';
import { SearchBox } from '../kit/search-box.js';
import { useListAddress } from '../kit/use-list-address.js';
import { BulkBar } from './bulk-bar.js';
import { type AskedAction, BulkDialog } from './bulk-dialog.js';
import { useNextOpen } from './next-open.js';
import { SubmissionDrawer } from './submission-drawer.js';
import { type Submission, useSubmissionsQuery } from './submission-endpoints.js';
import { SubmissionList } from './submission-list.js';
import { KIND_NAMES, STATUS_NAMES } from './submission-words.js';
import '../kit/kit.css';
import './submissions.css';

const CHOICES = {
  status: ['changes-requested', 'approved', 'rejected', 'spam', 'withdrawn', 'all'],
  kind: ['new', 'renewal'],
  order: ['waiting-longest'],
  limit: LARGER_PAGES,
} as const;

/** The statuses of the filter; the default, without a parameter in the address, is `pending`. */
const STATUSES = [
  ...Object.entries(STATUS_NAMES).map(([value, label]) => ({ value: value === 'pending' ? '' : value, label })),
  { value: 'all', label: 'All' },
];
const KINDS = [{ value: '', label: 'Any kind' }, ...Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }))];
const ORDERS = [
  { value: '', label: 'Newest first' },
  { value: 'waiting-longest', label: 'Waiting longest first' },
] as const;

type Address = ReturnType<typeof useListAddress<typeof CHOICES>>;

/** The submissions of owners, and their moderation. */
export default function SubmissionsScreen() {
  const address = useListAddress(CHOICES);
  const { filters, filter, page, question, open, close, turnTo } = address;
  const status = filters.status === 'all' ? '' : filters.status || 'pending';
  const { data, error, isFetching, refetch } = useSubmissionsQuery({ ...question, status });
  useShrunkList(data, turnTo);
  const following = useNextOpen(open, data?.items.map(({ id }) => id) ?? []);
  const next = filters.status === '' ? following : undefined;
  // Outside of the queue, which is unmounted when the list gets empty, because the outcome must stay visible.
  const [asked, setAsked] = useState<AskedAction>();
  return (
    <>
      <div className="kit-head">
        <h1>Submissions</h1>
        <p role="status">{data && !error && counted(data.total, 'submission')}</p>
      </div>
      <Filters address={address} />
      {error ? (
        <LoadError title="The submissions could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={12} />
      )}
      {data && !error && data.items.length === 0 && <Nothing address={address} data={data} />}
      {data && !error && data.items.length > 0 && (
        <>
          <Queue key={JSON.stringify(question)} items={data.items} waiting={isFetching} address={address} onAsk={setAsked} />
          <ListPages
            page={page}
            total={data.total}
            onTurn={turnTo}
            perPage={perPageOf(filters.limit)}
            onResize={(perPage) => filter({ limit: limitOf(perPage) })}
          />
        </>
      )}
      {asked && <BulkDialog {...asked} addressOf={address.addressOf} onClose={() => setAsked(undefined)} />}
      <SubmissionDrawer id={open} next={next && address.addressOf(next)} onClose={close} />
    </>
  );
}

function Filters({ address: { filters, filter } }: { address: Address }) {
  const { lg = false } = Grid.useBreakpoint();
  const choose = (status: string) => filter({ status: status as typeof filters.status });
  return (
    <search className="kit-filters submission-filters">
      {lg ? (
        <Segmented className="kit-wide" aria-label="Status" options={STATUSES} value={filters.status} onChange={choose} />
      ) : (
        <Select aria-label="Status" options={STATUSES} value={filters.status} onChange={choose} />
      )}
      <SearchBox label="Search submissions" placeholder="Name, phone, email or ref" value={filters.q} onSearch={(q) => filter({ q })} />
      <Select aria-label="Kind" options={KINDS} value={filters.kind} onChange={(kind) => filter({ kind: kind })} />
      <Select aria-label="Order" options={[...ORDERS]} value={filters.order} onChange={(order) => filter({ order })} />
    </search>
  );
}

interface QueueProps {
  items: Submission[];
  waiting: boolean;
  address: Address;
  onAsk: (asked: AskedAction) => void;
}

function Queue({ items, waiting, address, onAsk }: QueueProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const clear = () => setChosen([]);
  // Ignore selected submissions that have left the list meanwhile.
  const selected = items.filter(({ id }) => chosen.includes(id));
  return (
    <>
      <SubmissionList
        items={items}
        waiting={waiting}
        selected={selected.map(({ id }) => id)}
        onSelect={setChosen}
        addressOf={address.addressOf}
        withStatus={address.filters.status === 'all'}
      />
      <BulkBar selected={selected} onAsk={(action) => onAsk({ action, about: selected, onDone: clear })} onClear={clear} />
    </>
  );
}

/** The empty state, with its reason and the next step. */
function Nothing({ address: { filters, page, filter, turnTo }, data }: { address: Address; data: AdminList<Submission> }) {
  if (data.totalPages > 0) return <NoSuchPage page={page} data={data} onTurn={turnTo} />;
  if (filters.q !== '' || filters.kind !== '') {
    return (
      <Empty description="No submission matches this search and filters.">
        <Button onClick={() => filter({ q: '', kind: '', status: 'all' })}>Show all submissions</Button>
      </Empty>
    );
  }
  if (filters.status === '') return <Empty description="You are all caught up. New submissions appear here." />;
  return <Empty description={filters.status === 'all' ? 'No owner has sent anything yet.' : 'There is nothing here.'} />;
}
