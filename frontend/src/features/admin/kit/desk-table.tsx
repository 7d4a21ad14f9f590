import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useNavigate } from 'react-router-dom';

export interface DeskListProps<Item> {
  items: Item[];
  /** A newer answer is on its way. */
  waiting: boolean;
  /** Where an item is opened. */
  addressOf: (id: string) => string;
}

interface DeskTableProps<Item> extends DeskListProps<Item> {
  columns: TableColumnsType<Item>;
  rowSelection?: TableProps<Item>['rowSelection'];
}

/** What in a row has a meaning of its own. */
const OWN = 'a, .ant-table-selection-column';

/** A table whose rows lead to what they are about, wherever they are touched. */
export function DeskTable<Item extends { id: string }>({ items, waiting, addressOf, columns, rowSelection }: DeskTableProps<Item>) {
  const navigate = useNavigate();
  return (
    <Table
      className="desk-table"
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
