import { Table, type TableProps } from 'antd';
import type { AnyObject } from 'antd/es/_util/type.js';

interface QuietTableProps<Row> extends Omit<TableProps<Row>, 'loading'> {
  /** Newer rows are on their way. */
  waiting?: boolean;
}

/** What waits for a table is no message. */
const NO_MESSAGE = { 'aria-live': 'off' };

/** Ant Design makes the whole table a message to screen readers, which would read all rows with each change of one. */
export function QuietTable<Row extends AnyObject>({ waiting = false, ...table }: QuietTableProps<Row>) {
  return <Table {...table} loading={{ spinning: waiting, delay: 300, ...NO_MESSAGE }} />;
}
