import { Grid, Table, type TableColumnsType } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { momentText } from '../shared/moment.js';
import type { ListingItem } from './listing-endpoints.js';
import { BadgeTags, CorrectedTag, StatusTag } from './listing-tags.js';

interface ListingListProps {
  items: ListingItem[];
  /** A newer answer is on its way. */
  waiting: boolean;
  addressOf: (id: string) => string;
}

/** A table where there is room for one, cards on a phone. */
export function ListingList(props: ListingListProps) {
  const { lg = false } = Grid.useBreakpoint();
  return lg ? <ListingTable {...props} /> : <ListingCards {...props} />;
}

function ListingTable({ items, waiting, addressOf }: ListingListProps) {
  const navigate = useNavigate();
  const columns: TableColumnsType<ListingItem> = [
    { title: 'Business', key: 'title', render: (_, item) => <Business item={item} address={addressOf(item.id)} /> },
    { title: 'Badges', key: 'badges', width: 210, render: (_, item) => <BadgeTags listing={item} /> },
    { title: 'Status', key: 'status', width: 150, render: (_, { status }) => <StatusTag status={status} /> },
    { title: 'Corrected', key: 'corrected', width: 110, render: (_, { corrected }) => <CorrectedTag count={corrected.length} /> },
    { title: 'Changed', key: 'changed', width: 175, className: 'listing-changed', render: (_, { updatedAt }) => momentText(updatedAt) },
  ];
  return (
    <Table
      className="listing-table"
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={items}
      pagination={false}
      loading={{ spinning: waiting, delay: 300 }}
      onRow={({ id }) => ({ onClick: ({ target }) => (target as Element).closest('a') ?? void navigate(addressOf(id)) })}
    />
  );
}

function ListingCards({ items, waiting, addressOf }: ListingListProps) {
  return (
    <ul className="listing-cards" aria-busy={waiting}>
      {items.map((item) => (
        <li key={item.id}>
          <Business item={item} address={addressOf(item.id)} />
          <span className="listing-tags">
            <StatusTag status={item.status} />
            <CorrectedTag count={item.corrected.length} />
          </span>
          <BadgeTags listing={item} />
          <span className="listing-changed">Changed {momentText(item.updatedAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function Business({ item: { title, industry, city }, address }: { item: ListingItem; address: string }) {
  return (
    <span className="listing-business">
      <Link to={address}>{title}</Link>
      <span>{[industry, city].filter(Boolean).join(' in ') || 'No trade, no city'}</span>
    </span>
  );
}
