import { Table, type TableProps } from 'antd';
import type { AnyObject } from 'antd/es/_util/type.js';
import { useState } from 'react';
import { PageButtons } from './page-buttons.js';

interface QuietTableProps<Row> extends Omit<TableProps<Row>, 'loading' | 'pagination'> {
  /** Newer rows are loading. */
  waiting?: boolean;
  /** Shows the rows page by page; without it, all at once. */
  perPage?: number;
}

/** Switches off the live region. */
const NO_MESSAGE = { 'aria-live': 'off' };

/** A table without live region: Ant Design makes the whole table one, and screen readers would announce all rows at each change. */
export function QuietTable<Row extends AnyObject>({ waiting = false, perPage, dataSource = [], ...table }: QuietTableProps<Row>) {
  const [turnedTo, setTurnedTo] = useState(1);
  const last = perPage === undefined ? 1 : Math.ceil(dataSource.length / perPage);
  const page = Math.max(1, Math.min(turnedTo, last));
  const rows = perPage === undefined ? dataSource : dataSource.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <Table {...table} dataSource={rows} pagination={false} loading={{ spinning: waiting, delay: 300, ...NO_MESSAGE }} />
      <PageButtons page={page} last={last} onTurn={setTurnedTo} />
    </>
  );
}
