import { Grid, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { type DeskListProps, DeskTable } from '../kit/desk-table.js';
import { momentText } from '../kit/moment.js';
import type { ListingItem } from './listing-endpoints.js';
import { BadgeTags, CorrectedTag, StatusTag } from './listing-tags.js';

type ListingListProps = DeskListProps<ListingItem>;

/** A table where there is room for one, cards on a phone. */
export function ListingList(props: ListingListProps) {
  const { lg = false } = Grid.useBreakpoint();
  return lg ? <ListingTable {...props} /> : <ListingCards {...props} />;
}

function ListingTable(props: ListingListProps) {
  const columns: TableColumnsType<ListingItem> = [
    { title: 'Business', key: 'title', render: (_, item) => <Business item={item} address={props.addressOf(item.id)} /> },
    { title: 'Badges', key: 'badges', width: 210, render: (_, item) => <BadgeTags listing={item} /> },
    { title: 'Status', key: 'status', width: 150, render: (_, { status }) => <StatusTag status={status} /> },
    { title: 'Corrected', key: 'corrected', width: 110, render: (_, { corrected }) => <CorrectedTag count={corrected.length} /> },
    { title: 'Changed', key: 'changed', width: 175, className: 'desk-when', render: (_, { updatedAt }) => momentText(updatedAt) },
  ];
  return <DeskTable {...props} columns={columns} />;
}

function ListingCards({ items, waiting, addressOf }: ListingListProps) {
  return (
    <ul className="desk-cards" aria-busy={waiting}>
      {items.map((item) => (
        <li key={item.id}>
          <Business item={item} address={addressOf(item.id)} />
          <span className="desk-tags">
            <StatusTag status={item.status} />
            <CorrectedTag count={item.corrected.length} />
            <BadgeTags listing={item} />
          </span>
          <span className="desk-when">Changed {momentText(item.updatedAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function Business({ item: { title, industry, city }, address }: { item: ListingItem; address: string }) {
  return (
    <span className="desk-name">
      <Link to={address}>{title}</Link>
      <span>{[industry, city].filter(Boolean).join(' in ') || 'No trade, no city'}</span>
    </span>
  );
}
