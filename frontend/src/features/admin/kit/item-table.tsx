import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useNavigate } from 'react-router-dom';

export interface ItemListProps<Item> {
  items: Item[];
  /** A newer answer is on its way. */
  waiting: boolean;
  /** Where an item is opened. */
  addressOf: (id: string) => string;
}

interface ItemTableProps<Item> extends ItemListProps<Item> {
  columns: TableColumnsType<Item>;
  rowSelection?: TableProps<Item>['rowSelection'];
}

/** What in a row has a meaning of its own. */
const OWN = 'a, .ant-table-selection-column';

/** A table whose whole rows are links to their items. */
export function ItemTable<Item extends { id: string }>({ items, waiting, addressOf, columns, rowSelection }: ItemTableProps<Item>) {
  const navigate = useNavigate();
  return (
    <Table
      className="kit-table"
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={items}
      pagination={false}
      loading={{ spinning: waiting, delay: 300 }}
      rowSelection={rowSelection}
      onRow={({ id }) => ({ onClick: ({ target }) => (target as Element).closest(OWN) ?? void navigate(addressOf(id)) })}
    />
  );
}
