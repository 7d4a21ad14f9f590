import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from 'antd';
import type { AdminError } from '../../api/admin-api.js';
import { popupContainer } from '../../kit/layers.js';
import { LinkingTextList, linksApi } from '../../kit/linking-texts.js';
import { useToast } from '../../kit/use-toast.js';
import { useDeleteBlogMutation } from '../blog-endpoints.js';
import type { BlogWhole } from '../blog-fields.js';

interface DeleteDialogProps {
  /** The article to delete; `undefined` while the dialog is closed. */
  blog: BlogWhole | undefined;
  onClose: () => void;
  onDeleted: (blog: BlogWhole) => void;
}

/** Confirms the deletion, and names its consequences. */
export function DeleteDialog({ blog, onClose, onDeleted }: DeleteDialogProps) {
  const [remove, { isLoading }] = useDeleteBlogMutation();
  const toast = useToast();
  const { currentData } = linksApi.useLinksQuery(blog ? `/${blog.fileName}` : skipToken);
  const links = currentData?.items.filter(({ kind, name }) => kind !== 'article' || name !== blog?.fileName) ?? [];
  const confirm = async () => {
    if (!blog) return;
    const { error } = await remove({ fileName: blog.fileName });
    if (error && (error as AdminError).status === 401) return;
    if (error) return toast({ title: 'Error', description: 'Failed to delete blog', bad: true });
    onClose();
    onDeleted(blog);
    return toast({ title: 'Blog deleted successfully' });
  };
  return (
    <Modal
      open={blog !== undefined}
      title="Delete Blog?"
      getContainer={popupContainer}
      okText="Delete"
      okButtonProps={{ danger: true, loading: isLoading }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {blog &&
          `“${blog.title}” is removed from the guide immediately. Its page /${blog.fileName} answers 404, and so do its earlier addresses: links to them stop working. Until you leave this list, you can undo this: the page comes back with its unpublished changes and earlier addresses.`}
      </p>
      {blog && links.length > 0 && (
        <>
          <p className="blog-linked">{links.length === 1 ? 'It is linked from:' : `It is linked from ${links.length} places:`}</p>
          <LinkingTextList items={links} />
        </>
      )}
    </Modal>
  );
}
