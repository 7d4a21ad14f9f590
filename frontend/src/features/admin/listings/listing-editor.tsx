import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { focusHeading, useFocusOnceSaved } from '../kit/restore-focus.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { useToast } from '../kit/use-toast.js';
import { ConflictDialog } from './conflict-dialog.js';
import { ListingChecks } from './listing-checks.js';
import { type ListingWhole, useRestoreListingMutation } from './listing-endpoints.js';
import { ListingForm } from './listing-form.js';
import { ErrorSummary, ListingNotes } from './listing-notes.js';
import { UnpublishDialog } from './unpublish-dialog.js';
import { type ListingEditor as Editor, useListingEditor } from './use-listing-editor.js';
import { failedToast } from '../kit/failed-toast.js';

interface ListingEditorProps {
  listing: ListingWhole;
  onClose: () => void;
}

/** The editor of one listing. */
export function ListingEditor({ listing, onClose }: ListingEditorProps) {
  const editor = useListingEditor(listing);
  const { base, errors, dirty } = editor;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) top.current?.focus();
  }, [errors]);
  return (
    <div className="kit-editor">
      <div className="kit-scroll">
        <div ref={top} tabIndex={-1}>
          {errors.length > 0 && <ErrorSummary errors={errors} />}
        </div>
        <ListingNotes listing={base} />
        <ListingChecks listing={base} onDone={editor.adopt} />
        <ListingForm editor={editor} disabled={base.status === 'removed'} />
      </div>
      <Actions editor={editor} onClose={onClose} />
      <ConflictDialog editor={editor} />
      <UnsavedGuard when={dirty} consequence={`Your changes to ${base.title} are not saved. They will be lost if you leave.`} />
    </div>
  );
}

function Actions({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { base, busy, dirty } = editor;
  useFocusOnceSaved(dirty, focusHeading);
  const [asking, setAsking] = useState(false);
  const [restore, { isLoading }] = useRestoreListingMutation();
  const toast = useToast();
  const putBack = async () => {
    const { data, error } = await restore({ id: base.id });
    if (!data) return toast(failedToast('Not restored', error));
    editor.adopt(data);
    return toast({ title: 'Restored. Visitors see it within two seconds.' });
  };
  if (base.status === 'removed') {
    return (
      <div className="kit-actions">
        <Button onClick={onClose}>Close</Button>
      </div>
    );
  }
  return (
    <div className="kit-actions">
      {base.status === 'published' ? (
        <Button danger onClick={() => setAsking(true)}>
          Unpublish
        </Button>
      ) : (
        <Button loading={isLoading} onClick={() => void putBack()}>
          Restore
        </Button>
      )}
      <span className="kit-gap" />
      <Button onClick={onClose}>Close</Button>
      <Button type="primary" disabled={!dirty} loading={busy} onClick={() => editor.form.submit()}>
        Save
      </Button>
      <UnpublishDialog listing={base} open={asking} onClose={() => setAsking(false)} onDone={editor.adopt} />
    </div>
  );
}
