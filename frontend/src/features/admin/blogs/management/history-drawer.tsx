import { Alert, Button, Drawer, Empty, Grid, Tag } from 'antd';
import { useState } from 'react';
import { DRAWER_LAYER, popupContainer } from '../../kit/layers.js';
import { ListPages } from '../../kit/list-pages.js';
import { LoadError } from '../../kit/load-error.js';
import { Loading } from '../../kit/loading.js';
import { momentText } from '../../kit/moment.js';
import { type RevisionSummary, useBlogRevisionsQuery } from '../blog-endpoints.js';
import type { BlogWhole } from '../blog-fields.js';
import { Comparison } from './comparison.js';

const WIDTH = 900;
const PER_PAGE = 20;

const CHANGES: Record<RevisionSummary['change'], string> = {
  published: 'Published',
  updated: 'Changed',
  restored: 'Restored',
  deleted: 'Deleted',
  undeleted: 'Put back',
};

/** The earlier versions of an article, with restore. */
export function HistoryDrawer({ blog, onClose }: { blog: BlogWhole | undefined; onClose: () => void }) {
  const { lg = false } = Grid.useBreakpoint();
  // Keep the content during the closing animation.
  const [last, setLast] = useState(blog);
  if (blog !== undefined && blog !== last) setLast(blog);
  const shown = blog ?? last;
  return (
    <Drawer
      open={blog !== undefined}
      onClose={onClose}
      size={lg ? WIDTH : '100%'}
      zIndex={DRAWER_LAYER}
      getContainer={popupContainer}
      destroyOnHidden
      title={shown && `History of “${shown.title}”`}
    >
      {shown && <Revisions key={shown.fileName} blog={shown} />}
    </Drawer>
  );
}

function Revisions({ blog }: { blog: BlogWhole }) {
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number>();
  const {
    currentData: data,
    error,
    refetch,
  } = useBlogRevisionsQuery({ fileName: blog.fileName, page }, { refetchOnMountOrArgChange: true });
  if (compared !== undefined) return <Comparison blog={blog} version={compared} onBack={() => setCompared(undefined)} />;
  if (error) return <LoadError title="The history could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  if (data.items.length === 0) return <Empty description="No earlier history is known." />;
  return (
    <>
      <Alert
        className="blog-elsewhere"
        type="info"
        title="Restoring an earlier text makes a new save: the current text stays in this history."
      />
      <ol className="blog-revisions">
        {data.items.map(({ version, change, restoredFrom, savedAt, title, fileName }) => (
          <li key={version}>
            <div className="blog-what">
              <p>
                <strong>{momentText(savedAt)}</strong> {version === blog.version && <Tag color="success">Now</Tag>}
              </p>
              <p>
                {CHANGES[change]}
                {restoredFrom !== null && `: save ${restoredFrom}`}
              </p>
              <p className="blog-soft">
                Save {version}
                {title !== blog.title && ` · “${title}”`}
                {fileName !== blog.fileName && ` · /${fileName}`}
              </p>
            </div>
            {version !== blog.version && (
              <Button aria-label={`Compare save ${version} with now`} onClick={() => setCompared(version)}>
                Compare
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ListPages page={page} total={data.total} perPage={PER_PAGE} onTurn={setPage} />
    </>
  );
}
