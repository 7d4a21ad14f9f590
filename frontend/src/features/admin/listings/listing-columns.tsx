import { SettingOutlined } from '@ant-design/icons';
import { Checkbox, Grid, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonPopover } from '../kit/button-popover.js';
import { lastDayText, momentText } from '../kit/moment.js';
import type { ListingItem } from './listing-endpoints.js';
import { BadgeTags, CorrectedTag, StatusTag } from './listing-tags.js';
import { SOURCE_NAMES } from './listing-words.js';

/** `narrow`: the width in a narrow window, in which all default columns fit beside the menu. */
type Column = TableColumnsType<ListingItem>[number] & { key: string; title: string; width: number; narrow?: number };

const nothing = <span className="kit-soft">None</span>;

/** The columns that the table can show beside the name, in order. */
const COLUMNS: Column[] = [
  { title: 'Phone', key: 'phone', width: 150, render: (_, { phone }) => phone ?? nothing },
  { title: 'Email', key: 'email', width: 220, render: (_, { email }) => email ?? nothing },
  { title: 'Website', key: 'website', width: 220, render: (_, { website }) => website ?? nothing },
  { title: 'Address', key: 'address', width: 260, render: (_, { address }) => address ?? nothing },
  {
    title: 'Rating',
    key: 'rating',
    width: 110,
    render: (_, { rating, reviews }) => (rating === null ? nothing : `${rating} (${reviews.toLocaleString('en-CA')})`),
  },
  { title: 'Source', key: 'source', width: 160, render: (_, { source, list }) => list ?? SOURCE_NAMES[source] },
  { title: 'Badges', key: 'badges', width: 210, narrow: 125, render: (_, item) => <BadgeTags listing={item} /> },
  { title: 'Status', key: 'status', width: 150, narrow: 115, render: (_, { status }) => <StatusTag status={status} /> },
  {
    title: 'Corrected',
    key: 'corrected',
    width: 110,
    narrow: 105,
    render: (_, { corrected }) => <CorrectedTag count={corrected.length} />,
  },
  {
    title: 'Featured until',
    key: 'featured',
    width: 140,
    className: 'kit-when',
    render: (_, { featuredUntil }) => (featuredUntil ? lastDayText(featuredUntil) : ''),
  },
  {
    title: 'Confirmed',
    key: 'confirmed',
    width: 175,
    className: 'kit-when',
    render: (_, { confirmedAt }) => (confirmedAt ? momentText(confirmedAt) : ''),
  },
  { title: 'Added', key: 'added', width: 175, className: 'kit-when', render: (_, { createdAt }) => momentText(createdAt) },
  { title: 'Changed', key: 'changed', width: 175, narrow: 125, className: 'kit-when', render: (_, { updatedAt }) => momentText(updatedAt) },
];
const DEFAULT_COLUMNS = ['badges', 'status', 'corrected', 'changed'];

/** The columns from the address, or else the default ones. */
export function useListingColumns(): { columns: Column[]; chosen: string[]; choose: (keys: string[]) => void } {
  const { xl = false } = Grid.useBreakpoint();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('columns')?.split(',');
  const chosen = named ? COLUMNS.map(({ key }) => key).filter((key) => named.includes(key)) : DEFAULT_COLUMNS;
  const choose = (keys: string[]) => {
    const next = new URLSearchParams(location.search);
    const ordered = COLUMNS.map(({ key }) => key).filter((key) => keys.includes(key));
    if (ordered.join() === DEFAULT_COLUMNS.join()) next.delete('columns');
    else next.set('columns', ordered.join() || 'none');
    setParameters(next, { replace: true });
  };
  const columns = COLUMNS.filter(({ key }) => chosen.includes(key)).map(({ narrow, ...column }) => ({
    ...column,
    width: xl ? column.width : (narrow ?? column.width),
  }));
  return { columns, chosen, choose };
}

export function ColumnChoice({ chosen, onChoose }: { chosen: string[]; onChoose: (keys: string[]) => void }) {
  const options = COLUMNS.map(({ key, title }) => ({ value: key, label: title }));
  const [open, setOpen] = useState(false);
  return (
    <ButtonPopover
      open={open}
      onOpenChange={setOpen}
      icon={<SettingOutlined aria-hidden />}
      content={
        <Checkbox.Group
          className="listing-columns"
          aria-label="Columns"
          options={options}
          value={chosen}
          onChange={(keys) => onChoose(keys.map(String))}
        />
      }
    >
      Columns
    </ButtonPopover>
  );
}
