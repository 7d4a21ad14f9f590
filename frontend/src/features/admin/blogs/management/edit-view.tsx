import { ExportOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { inBackOffice } from '../../kit/layers.js';
import { UnsavedGuard } from '../../kit/unsaved-guard.js';
import { type BlogWhole, FIELD_NAMES } from '../blog-fields.js';
import { BlogWriter } from '../blog-writer.js';
import { TextField } from '../text-field.js';
import { type BlogEdit, useEdit } from './use-edit.js';

interface EditViewProps {
  blog: BlogWhole;
  onClose: () => void;
  /** Reads all articles anew. */
  onReload: () => Promise<{ blogs: BlogWhole[] }>;
}

/** A copy of an article to work on: it becomes the article when it is saved, and is gone when it is not. */
export function EditView({ blog, onClose, onReload }: EditViewProps) {
  const edit = useEdit(blog, onReload);
  const { writing, change, wrong, errors, fileName, setFileName, dirty, saving, save } = edit;
  const close = useEffectEvent(onClose);
  // Only now does nothing ask any more whether to leave.
  useEffect(() => {
    if (edit.saved) close();
  }, [edit.saved]);
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="primary" disabled={!dirty} loading={saving} onClick={() => void save()}>
        Save Changes
      </Button>
    </>
  );
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
          : `Its page moves to /${fileName}. Links to /${blog.fileName} are led there.`
      }
    />
  );
  return (
    <>
      <div className="blog-head">
        <h1>Edit blog</h1>
        <p className="blog-saved blog-named">{blog.title}</p>
        <Button href={`/${blog.fileName}`} target="_blank" icon={<ExportOutlined aria-hidden />} aria-label="View its page in a new tab">
          View
        </Button>
        {actions}
      </div>
      <BlogWriter writing={writing} onChange={change} wrong={wrong} errors={errors} beside="text" address={address} />
      <div className="blog-foot">{actions}</div>
      <ConflictDialog edit={edit} />
      <UnsavedGuard
        when={dirty && !edit.saved}
        consequence={`Your changes to “${blog.title}” are not saved. They are lost when you leave.`}
      />
    </>
  );
}

/** Edit conflict: which text should be kept? */
function ConflictDialog({ edit: { conflict, changedNames, saving, stay, reload, overwrite } }: { edit: BlogEdit }) {
  return (
    <Modal
      open={conflict}
      title="Somebody saved this blog meanwhile"
      getContainer={inBackOffice}
      onCancel={stay}
      footer={[
        <Button key="reload" disabled={saving} onClick={() => void reload()}>
          Drop mine and reload
        </Button>,
        <Button key="over" type="primary" loading={saving} onClick={() => void overwrite()}>
          Save mine over it
        </Button>,
      ]}
    >
      <p>Another admin changed it after you opened it. Nothing of yours has been saved yet.</p>
      <p>{`Saving yours over it replaces only what you edited: ${changedNames.map((name) => FIELD_NAMES[name]).join(', ') || 'its address'}. What it was before stays in its history.`}</p>
    </Modal>
  );
}
