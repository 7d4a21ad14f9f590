import { Checkbox, Grid } from 'antd';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { type ItemListProps, ItemTable } from '../kit/item-table.js';
import { momentText } from '../kit/moment.js';
import { useListingColumns } from './listing-columns.js';
import type { ListingItem } from './listing-endpoints.js';
import { BadgeTags, CorrectedTag, StatusTag } from './listing-tags.js';

interface ListingListProps extends ItemListProps<ListingItem> {
  /** Ids of the selected listings, on any page. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** Minimum width of the columns with checkbox and name. */
const NAME_WIDTH = 240;

/** A table on wide screens, cards on a phone. */
export function ListingList(props: ListingListProps) {
  const { lg = false } = Grid.useBreakpoint();
  return lg ? <ListingTable {...props} /> : <ListingCards {...props} />;
}

function ListingTable({ selected, onSelect, ...props }: ListingListProps) {
  const { columns } = useListingColumns();
  return (
    <div
      className="listing-table"
      style={{ '--columns': `${columns.reduce((sum, { width }) => sum + width, NAME_WIDTH)}px` } as CSSProperties}
    >
      <ItemTable
        {...props}
        columns={[
          { title: 'Business', key: 'title', render: (_, item) => <Business item={item} address={props.addressOf(item.id)} /> },
          ...columns,
        ]}
        selection={{ selected, onSelect, labelOf: ({ title }) => `Select ${title}`, goesOn: true }}
      />
    </div>
  );
}

function ListingCards({ items, waiting, addressOf, selected, onSelect }: ListingListProps) {
  const toggle = (id: string, isOn: boolean) => onSelect(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <ul className="kit-cards listing-cards" aria-busy={waiting}>
      {items.map((item) => (
        <li key={item.id}>
          <Checkbox
            checked={selected.includes(item.id)}
            aria-label={`Select ${item.title}`}
            onChange={({ target }) => toggle(item.id, target.checked)}
          />
          <Business item={item} address={addressOf(item.id)} />
          <span className="kit-tags">
            <StatusTag status={item.status} />
            <CorrectedTag count={item.corrected.length} />
            <BadgeTags listing={item} />
          </span>
          <span className="kit-when">Changed {momentText(item.updatedAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function Business({ item: { title, industry, city }, address }: { item: ListingItem; address: string }) {
  return (
    <span className="kit-name">
      <Link to={address}>{title}</Link>
      <span>{[industry, city].filter(Boolean).join(' in ') || 'No trade, no city'}</span>
    </span>
  );
}
