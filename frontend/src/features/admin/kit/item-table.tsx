import { type TableColumnsType } from 'antd';
import { useNavigate } from 'react-router-dom';
import { QuietTable } from './quiet-table.js';

export interface ItemListProps<Item> {
  items: Item[];
  /** Newer data are loading. */
  waiting: boolean;
  /** The address that opens an item. */
  addressOf: (id: string) => string;
}

interface Selection<Item> {
  /** Ids. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  /** "Select Bob's Plumbing" */
  labelOf: (item: Item) => string;
  /** Items on other pages stay selected. */
  goesOn?: true;
}

interface ItemTableProps<Item> extends ItemListProps<Item> {
  columns: TableColumnsType<Item>;
  selection?: Selection<Item>;
}

/** Elements of a row whose clicks do not open the item. */
const OWN = 'a, .ant-table-selection-column';

/** A table whose whole rows are links to their items. */
export function ItemTable<Item extends { id: string }>({ items, waiting, addressOf, columns, selection }: ItemTableProps<Item>) {
  const navigate = useNavigate();
  return (
    <QuietTable
      className="kit-table"
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={items}
      waiting={waiting}
      rowSelection={
        selection && {
          selectedRowKeys: [...selection.selected],
          onChange: (keys) => selection.onSelect(keys.map(String)),
          preserveSelectedRowKeys: selection.goesOn,
          columnWidth: 48,
          getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
          getCheckboxProps: (item) => ({ 'aria-label': selection.labelOf(item) }),
        }
      }
      onRow={({ id }) => ({ onClick: ({ target }) => (target as Element).closest(OWN) ?? void navigate(addressOf(id)) })}
    />
  );
}
