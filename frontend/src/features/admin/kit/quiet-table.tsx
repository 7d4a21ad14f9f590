import { Table, type TableProps } from 'antd';
import type { AnyObject } from 'antd/es/_util/type.js';

interface QuietTableProps<Row> extends Omit<TableProps<Row>, 'loading'> {
  /** Newer rows are loading. */
  waiting?: boolean;
}

/** Switches off the live region. */
const NO_MESSAGE = { 'aria-live': 'off' };

/** A table without live region: Ant Design makes the whole table one, and screen readers would announce all rows at each change. */
export function QuietTable<Row extends AnyObject>({ waiting = false, ...table }: QuietTableProps<Row>) {
  return <Table {...table} loading={{ spinning: waiting, delay: 300, ...NO_MESSAGE }} />;
}
