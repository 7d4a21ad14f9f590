import { Button, Empty, Grid, Pagination } from 'antd';
import type { AdminList } from '../../../../../src/shared/admin-list.js';
import { PER_PAGE } from './per-page.js';

interface ListPagesProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

export function ListPages({ page, total, onTurn }: ListPagesProps) {
  const { sm = false } = Grid.useBreakpoint();
  return (
    <Pagination
      className="kit-pages"
      align="center"
      hideOnSinglePage
      showSizeChanger={false}
      responsive
      showLessItems={!sm}
      current={page}
      pageSize={PER_PAGE}
      total={total}
      onChange={onTurn}
    />
  );
}

/** In the place of a page beyond the end: the way back. */
export function NoSuchPage({
  page,
  data: { totalPages },
  onTurn,
}: {
  page: number;
  data: AdminList<unknown>;
  onTurn: (page: number) => void;
}) {
  return (
    <Empty description={`There is no page ${page}: the last one is page ${totalPages}.`}>
      <Button onClick={() => onTurn(totalPages)}>Go to the last page</Button>
    </Empty>
  );
}
