import { ExportOutlined } from '@ant-design/icons';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Alert, App, Button, Modal, Tag } from 'antd';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isFileName } from '../../../../../../src/modules/blogs/domain/is-file-name.js';
import { focusHeading, isFocusLost } from '../../kit/restore-focus.js';
import { popupContainer } from '../../kit/layers.js';
import { useFocusOnWrong } from '../../kit/use-focus-on-wrong.js';
import { StoredDraftNote } from '../../kit/stored-draft-note.js';
import { LoadError } from '../../kit/load-error.js';
import { Loading } from '../../kit/loading.js';
import { UnsavedGuard } from '../../kit/unsaved-guard.js';
import { useStable } from '../../kit/use-stable.js';
import { type Draft, useBlogRevisionQuery, useDraftOfQuery, useDraftQuery } from '../blog-endpoints.js';
import { type BlogFields, type BlogWhole, FIELD_NAMES } from '../blog-fields.js';
import { BlogWriter } from '../blog-writer.js';
import { SavedElsewhere } from '../drafts/saved-elsewhere.js';
import { SavedWhen } from '../drafts/saved-when.js';
import { TextField } from '../text-field.js';
import { editedArticle, type EditedArticle } from './draft-of-article.js';
import { type BlogEdit, useEdit } from './use-edit.js';

interface EditViewProps {
  blog: BlogWhole;
  onClose: () => void;
  /** Reads all articles again. */
  onReload: () => Promise<{ blogs: BlogWhole[] }>;
}

/** Edits a published article, starting from its draft if there is one. */
export function EditView({ blog, onClose, onReload }: EditViewProps) {
  // Use the first data only: neither saving nor a publication by others may fill the form again.
  const [first, setFirst] = useState<{ blog: BlogWhole; draft: Draft | undefined; opened: EditedArticle }>();
  const began = first?.blog ?? blog;
  const of = useDraftOfQuery(first ? skipToken : began.fileName, { refetchOnMountOrArgChange: true });
  const id = of.isFetching ? undefined : of.data?.items[0]?.id;
  const draft = useDraftQuery(first || id === undefined ? skipToken : id, { refetchOnMountOrArgChange: true });
  const version = draft.data?.fields.version;
  const isStale = version !== undefined && version !== began.version;
  const base = useBlogRevisionQuery(!first && isStale ? { fileName: began.fileName, version } : skipToken);
  const isReady = !of.isFetching && of.data && (id === undefined || draft.data) && (!isStale || base.data || base.error);
  if (!first && isReady) setFirst({ blog, draft: draft.data, opened: editedArticle(blog, draft.data, base.data) });
  if (first) return <Edit {...first} onClose={onClose} onReload={onReload} />;
  const error = of.error ?? draft.error;
  if (error) return <LoadError title="Its changes could not be loaded" error={error} onRetry={() => void of.refetch()} />;
  return <Loading label="Loading the blog" rows={12} />;
}

interface EditProps extends EditViewProps {
  draft: Draft | undefined;
  opened: EditedArticle;
}

/** The form with a working copy of an article: stored as a draft, and published on save. */
function Edit({ blog, draft, opened, onClose, onReload }: EditProps) {
  const edit = useEdit({ blog, draft, opened, onReload });
  const { writing, change, wrong, errors, fileName, setFileName, dirty, kept, over, saving, save } = edit;
  const { modal } = App.useApp();
  const close = useEffectEvent(onClose);
  const [discarded, setDiscarded] = useState(false);
  const isFinished = edit.saved || discarded;
  useFocusOnWrong('fileName', edit.fileNameError);
  const type = useNavigationType();
  useEffect(() => {
    const keep = () => isFocusLost() && focusHeading({ preventScroll: true });
    // The pressed button was removed with the list, so focus the heading, here and on leaving. Not after a page load, where focus stays at
    // the top.
    if (type !== NavigationType.Pop) keep();
    return () => void keep();
  }, []);
  // Navigate after this rendering, in which the guard for unsaved changes is removed.
  useEffect(() => {
    if (isFinished) close();
  }, [isFinished]);
  const cancel = useStable(() => {
    if (!dirty && kept.id === undefined) return onClose();
    return void modal.confirm({
      title: 'Discard these changes?',
      content: `What was changed in “${blog.title}” is lost. What is published stays as it is.`,
      okText: 'Discard',
      cancelText: 'Stay here',
      okButtonProps: { danger: true },
      getContainer: popupContainer,
      onOk: async () => setDiscarded(await edit.discard()),
    });
  });
  const put = useStable(() => void save());
  const actions = <Actions over={over} dirty={dirty} saving={saving} onCancel={cancel} onSave={put} />;
  const address = (
    <TextField
      id="fileName"
      label="Address"
      value={fileName}
      maxLength={80}
      error={edit.fileNameError}
      onChange={setFileName}
      help={
        fileName === blog.fileName
          ? `Its page is /${blog.fileName}.`
          : isFileName(fileName)
            ? `Its page moves to /${fileName}. Links to /${blog.fileName} redirect there.`
            : 'Only small letters without accents and digits, with single hyphens between them.'
      }
    />
  );
  return (
    <>
      <div className="blog-head">
        <h1>Edit blog</h1>
        <p className="blog-saved blog-named">{blog.title}</p>
        {dirty && <Tag className="blog-unpublished">Unpublished changes</Tag>}
        <SavedWhen kept={kept} first={dirty ? '' : 'Saved as a draft while you type'} />
        <Button href={`/${blog.fileName}`} target="_blank" icon={<ExportOutlined aria-hidden />} aria-label="View its page in a new tab">
          View
        </Button>
        {actions}
      </div>
      <PublishedSince {...opened} />
      {kept.typedBefore && <StoredDraftNote at={kept.typedBefore.at} onRestore={edit.restoreDraft} onDrop={kept.chosen} />}
      <SavedElsewhere kept={kept} mine={writing.fields} onTakeTheirs={() => void edit.takeTheirs()} />
      <BlogWriter writing={writing} onChange={change} wrong={wrong} errors={errors} beside="text" address={address} disabled={over} />
      <div className="blog-foot">{actions}</div>
      <ConflictDialog edit={edit} />
      <UnsavedGuard
        when={dirty && kept.dirty && !over}
        consequence={`Your latest changes to “${blog.title}” are not saved yet. This browser keeps them, so you can continue later.`}
      />
    </>
  );
}

interface ActionsProps {
  over: boolean;
  dirty: boolean;
  saving: boolean;
  onCancel: () => void;
  onSave: () => void;
}

const Actions = memo(function Actions({ over, dirty, saving, onCancel, onSave }: ActionsProps) {
  return (
    <>
      <Button disabled={over} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="primary" disabled={!dirty} loading={saving} onClick={onSave}>
        Save Changes
      </Button>
    </>
  );
});

const named = (names: readonly (keyof BlogFields)[]) => names.map((name) => FIELD_NAMES[name]).join(', ');

/** The notice that the draft is based on an earlier version of the article. */
function PublishedSince({ publishedSince, alsoMine }: EditedArticle) {
  if (publishedSince.length === 0) return null;
  return (
    <Alert
      className="blog-elsewhere"
      type="warning"
      showIcon
      role="status"
      title="It was published again after you started these changes"
      description={
        <>
          <p>{`Published since then: ${named(publishedSince)}.`}</p>
          {alsoMine.length > 0 && (
            <p>{`Changed here as well: ${named(alsoMine)}. Saving replaces it with your version; the history keeps both.`}</p>
          )}
        </>
      }
    />
  );
}

/** Edit conflict: which text should be kept? */
function ConflictDialog({ edit: { conflict, changedNames, saving, stay, reload, overwrite } }: { edit: BlogEdit }) {
  return (
    <Modal
      open={conflict !== undefined}
      title="Someone else saved this blog"
      getContainer={popupContainer}
      onCancel={stay}
      footer={[
        <Button key="reload" disabled={saving} onClick={() => void reload()}>
          Discard mine and reload
        </Button>,
        <Button key="over" type="primary" loading={saving} onClick={() => void overwrite()}>
          Save mine over it
        </Button>,
      ]}
    >
      <p>Another admin changed it after you opened it. None of yours has been published yet.</p>
      {conflict && conflict.length > 0 && <p>{`They changed: ${named(conflict)}.`}</p>}
      <p>{`Saving yours over it replaces only what you edited: ${named(changedNames) || 'its address'}. The earlier text stays in its history.`}</p>
    </Modal>
  );
}
