import { Button, Empty, Segmented } from 'antd';
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
import { MessageDrawer } from './message-drawer.js';
import { type Message, useMessagesQuery } from './message-endpoints.js';
import { MessageList } from './message-list.js';
import { STATUS_NAMES } from './message-words.js';
import '../kit/kit.css';
import './messages.css';

const CHOICES = { status: ['archived', 'spam'], limit: LARGER_PAGES } as const;

const STATUSES = Object.entries(STATUS_NAMES).map(([value, label]) => ({ value: value === 'inbox' ? '' : value, label }));

type Address = ReturnType<typeof useListAddress<typeof CHOICES>>;

/** The inbox of visitors' messages. */
export default function MessagesScreen() {
  const address = useListAddress(CHOICES);
  const { filters, filter, page, question, open, close, turnTo } = address;
  const { data, error, isFetching, refetch } = useMessagesQuery(question);
  useShrunkList(data, turnTo);
  return (
    <>
      <div className="kit-head">
        <h1>Messages</h1>
        <p role="status">{data && !error && counted(data.total, 'message')}</p>
      </div>
      <search className="kit-filters message-filters">
        <Segmented
          aria-label="Where they are"
          options={STATUSES}
          value={filters.status}
          onChange={(status) => filter({ status: status as typeof filters.status })}
        />
        <SearchBox label="Search messages" placeholder="Name, email, phone or words" value={filters.q} onSearch={(q) => filter({ q })} />
      </search>
      {error ? (
        <LoadError title="The messages could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={12} />
      )}
      {data && !error && data.items.length === 0 && <Nothing address={address} data={data} />}
      {data && !error && data.items.length > 0 && (
        <>
          <Sortable key={JSON.stringify(question)} items={data.items} waiting={isFetching} address={address} />
          <ListPages
            page={page}
            total={data.total}
            onTurn={turnTo}
            perPage={perPageOf(filters.limit)}
            onResize={(perPage) => filter({ limit: limitOf(perPage) })}
          />
        </>
      )}
      <MessageDrawer id={open} onClose={close} />
    </>
  );
}

function Sortable({ items, waiting, address }: { items: Message[]; waiting: boolean; address: Address }) {
  const [chosen, setChosen] = useState<string[]>([]);
  // Ignore selected messages that have left the list meanwhile.
  const selected = items.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return (
    <>
      <MessageList items={items} waiting={waiting} selected={selected} onSelect={setChosen} addressOf={address.addressOf} />
      <BulkBar selected={selected} status={address.filters.status || 'inbox'} onClear={() => setChosen([])} />
    </>
  );
}

/** The empty state, with its reason and the next step. */
function Nothing({ address: { filters, page, filter, turnTo }, data }: { address: Address; data: AdminList<Message> }) {
  if (data.totalPages > 0) return <NoSuchPage page={page} data={data} onTurn={turnTo} />;
  if (filters.q !== '') {
    return (
      <Empty
        description={`No message matches this search in ${filters.status === '' ? 'the inbox' : filters.status === 'spam' ? 'the spam' : 'the archive'}.`}
      >
        <Button onClick={() => filter({ q: '' })}>Clear the search</Button>
      </Empty>
    );
  }
  if (filters.status === '') return <Empty description="You are all caught up. New messages appear here." />;
  return <Empty description={filters.status === 'spam' ? 'There is no spam.' : 'The archive is empty.'} />;
}
