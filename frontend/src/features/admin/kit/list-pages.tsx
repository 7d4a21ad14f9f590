import { Button, Empty, Select } from 'antd';
import { useEffect, useState } from 'react';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { PageButtons } from './page-buttons.js';
import { PER_PAGE, SIZE_OPTIONS } from './per-page.js';
import './kit.css';

interface ListPagesProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
  perPage?: number;
  /** Called when the page size is changed; without it, the size cannot be chosen. */
  onResize?: (perPage: number) => void;
}

export function ListPages({ page, total, onTurn, perPage = PER_PAGE, onResize }: ListPagesProps) {
  return (
    <div className="kit-pages">
      <PageButtons page={page} last={Math.ceil(total / perPage)} onTurn={onTurn} />
      {/* With a larger page size and only one page, the control stays, so that a smaller size can be chosen again. */}
      {onResize && total > PER_PAGE && <Select aria-label="Entries per page" options={SIZE_OPTIONS} value={perPage} onChange={onResize} />}
    </div>
  );
}

/** Goes to the last page when the current page no longer exists, for example after its items were decided together. */
export function useShrunkList(data: AdminList<unknown> | undefined, onTurn: (page: number, options: { replace: boolean }) => void): void {
  const [shown, setShown] = useState<number>();
  if (data && data.items.length > 0 && data.page !== shown) setShown(data.page);
  const last = data && data.items.length === 0 && data.page === shown ? data.totalPages : 0;
  useEffect(() => {
    if (last > 0) onTurn(last, { replace: true });
  });
}

const noPageText = (page: number, last: number) =>
  `There is no page ${page.toLocaleString('en-CA')}: the last one is page ${last.toLocaleString('en-CA')}.`;

/** The notice for a page beyond the end, with a link back. */
export function NoSuchPage({
  page,
  data: { totalPages },
  onTurn,
}: {
  page: number;
  data: Pick<AdminList<unknown>, 'totalPages'>;
  onTurn: (page: number) => void;
}) {
  return (
    <Empty description={noPageText(page, totalPages)}>
      <Button onClick={() => onTurn(totalPages)}>Go to the last page</Button>
    </Empty>
  );
}
