import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Empty } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { counted } from '../../../../lib/words.js';
import { errorText, isSignedOut } from '../../api/admin-api.js';
import { ListPages } from '../../kit/list-pages.js';
import { LoadError } from '../../kit/load-error.js';
import { Loading } from '../../kit/loading.js';
import { useToast } from '../../kit/use-toast.js';
import { useBlogsQuery, useUndeleteBlogMutation } from '../blog-endpoints.js';
import type { BlogWhole } from '../blog-fields.js';
import { BlogFilters } from './blog-filters.js';
import { BlogList } from './blog-list.js';
import { DeleteDialog } from './delete-dialog.js';
import { EditView } from './edit-view.js';
import { HistoryDrawer } from './history-drawer.js';
import { blogsIn, useListAddress } from './list-address.js';
import '../../kit/kit.css';
import '../blogs.css';

const PER_PAGE = 20;

/** All articles: find, edit, history, delete. */
export default function ManagementScreen() {
  const { list, edit, history, change, open, close } = useListAddress();
  const { data, error, isFetching, refetch } = useBlogsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleting, setDeleting] = useState<BlogWhole>();
  const [deleted, setDeleted] = useState<readonly BlogWhole[]>([]);
  /** The article in the editor: a save may rename it, and the list is read again before the editor closes. */
  const [opened, setOpened] = useState<BlogWhole>();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (error && (error as { status?: number }).status !== 401) toast({ title: 'Error', description: 'Failed to load blogs', bad: true });
  }, [error, toast]);

  const listed = data?.blogs.find(({ fileName }) => fileName === edit);
  if (edit === undefined && opened) setOpened(undefined);
  if (listed && listed.fileName !== opened?.fileName) setOpened(listed);

  if (error) return <LoadError title="The blogs could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={10} />;
  if (edit !== undefined) {
    const blog = listed ?? (opened?.fileName === edit ? opened : undefined);
    // The address changes with the name; the edit state is kept.
    return blog ? (
      <EditView key={blog.fileName} blog={blog} onClose={close} onReload={() => refetch().unwrap()} />
    ) : (
      <NoSuchBlog fileName={edit} onClose={close} />
    );
  }
  const found = blogsIn(data.blogs, list);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(list.page, pages);
  return (
    <>
      <div className="blog-head">
        <h1>Blogs</h1>
        <p className="blog-saved" role="status">
          {counted(found.length, 'blog')}
        </p>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          href="/blog-template-editor"
          onClick={(event) => (event.preventDefault(), void navigate('/blog-template-editor'))}
        >
          Create New Blog
        </Button>
      </div>
      {deleted.length > 0 && (
        <ul className="blog-deleted">
          {deleted.map((blog) => (
            <Undo key={blog.fileName} blog={blog} onClose={() => setDeleted((all) => without(all, blog))} />
          ))}
        </ul>
      )}
      {data.blogs.length === 0 ? (
        <Empty
          description={
            <>
              <h2>No Blogs Yet</h2>
              <p>What you write appears in the Home Jobs Guide, before the built-in guides.</p>
            </>
          }
        >
          <Link to="/blog-template-editor">Write the first one</Link>
        </Empty>
      ) : (
        <>
          <BlogFilters list={list} onChange={change} />
          {found.length === 0 ? (
            <Empty
              description={
                <>
                  <h2>No Blogs Found</h2>
                  <p>No blog matches this search and industry.</p>
                </>
              }
            >
              <Button onClick={() => change({ industry: '', q: '' })}>Show all blogs</Button>
            </Empty>
          ) : (
            <BlogList
              blogs={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
              waiting={isFetching}
              addressOf={open}
              onDelete={setDeleting}
            />
          )}
          <ListPages page={page} total={found.length} perPage={PER_PAGE} onTurn={(next) => change({ page: next })} />
        </>
      )}
      <DeleteDialog
        blog={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={(blog) => setDeleted((all) => [blog, ...without(all, blog)])}
      />
      <HistoryDrawer blog={data.blogs.find(({ fileName }) => fileName === history)} onClose={close} />
    </>
  );
}

/** The address identifies a deleted article: undoing brings back the one that was last deleted there. */
const without = (blogs: readonly BlogWhole[], { fileName }: BlogWhole) => blogs.filter((blog) => blog.fileName !== fileName);

/** Undo of one deletion. */
function Undo({ blog: { fileName, title }, onClose }: { blog: BlogWhole; onClose: () => void }) {
  const [undelete, { isLoading }] = useUndeleteBlogMutation();
  const toast = useToast();
  const undo = async () => {
    const { error } = await undelete({ fileName });
    if (isSignedOut(error)) return undefined;
    if (error) return toast({ title: 'Error', description: errorText(error), bad: true });
    onClose();
    return toast({ title: 'Blog is back', description: `It is at /${fileName} again.` });
  };
  return (
    <li>
      <Alert
        type="info"
        showIcon
        title={`“${title}” is deleted`}
        action={
          <Button size="small" loading={isLoading} aria-label={`Undo: ${title}`} onClick={() => void undo()}>
            Undo
          </Button>
        }
        closable={{ onClose, 'aria-label': `Close: ${title}` }}
      />
    </li>
  );
}

function NoSuchBlog({ fileName, onClose }: { fileName: string; onClose: () => void }) {
  return (
    <Empty description={`No blog has the address /${fileName}. It may have been renamed or deleted.`}>
      <Button onClick={onClose}>Back to the blogs</Button>
    </Empty>
  );
}
