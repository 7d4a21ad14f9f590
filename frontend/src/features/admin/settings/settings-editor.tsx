import { Button, Form, type FormInstance, Grid, Modal } from 'antd';
import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FaultList, PreviewPlace, SaveBar } from '../kit/editor-frame.js';
import { StoredDraftNote } from '../kit/stored-draft-note.js';
import { popupContainer } from '../kit/layers.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { useFreshRead } from '../kit/use-fresh-read.js';
import { useStable } from '../kit/use-stable.js';
import { nameOf } from './field-name.js';
import { Preview } from './preview.js';
import { settingsApi, type SettingsInput } from './settings-endpoints.js';
import type { FormValues } from './form-values.js';
import type { SettingsForm } from './use-settings-form.js';

interface SettingsEditorProps {
  editor: SettingsForm;
  /** Public address of the edited page. */
  address: string;
  /** Selector of the part of that page which is being edited. */
  part?: string;
  notice?: ReactNode;
  /** The fields; the element must be stable, because another one renders all fields again. */
  children: ReactNode;
}

/** A form with its notices, and a preview of the page beside it. */
export function SettingsEditor({ editor, address, part, notice, children }: SettingsEditorProps) {
  const { form, values, changes, dirty, saving, draft, wrong, summary } = editor;
  const { xl = false } = Grid.useBreakpoint();
  const [looking, setLooking] = useState(false);
  const id = useId();
  const [start] = useState(values);
  const typed = useStable(() => editor.changed(form.getFieldsValue(true) as FormValues));
  const save = useStable(() => void editor.save());
  const { hash } = useLocation();
  // Scroll to the setting of a link from the search for texts.
  useEffect(() => {
    if (hash.startsWith('#setting-')) form.scrollToField(hash.slice('#setting-'.length), { block: 'center', focus: true });
  }, [hash, form]);
  const preview = <Preview address={address} settings={withoutNewSteps(changes)} part={part} />;
  return (
    <div className="editor">
      <div className="editor-form">
        {notice}
        {draft && <StoredDraftNote at={draft.at} onRestore={editor.restoreDraft} onDrop={editor.dropDraft} />}
        <FaultList faults={wrong} nameOf={nameOf} summary={summary} />
        <Fields id={id} form={form} start={start} onTyped={typed} onSave={save}>
          {children}
        </Fields>
        <SaveBar
          form={id}
          dirty={dirty}
          saving={saving}
          onUndo={() => editor.reset()}
          onPreview={xl ? undefined : () => setLooking(true)}
        />
      </div>
      <PreviewPlace beside={xl} open={looking} onClose={() => setLooking(false)}>
        {preview}
      </PreviewPlace>
      <UnsavedGuard
        when={dirty}
        consequence={
          draft
            ? 'Your changes are not on the site yet and will be lost, because this browser still has an earlier draft. Restore or discard that draft first to keep them.'
            : 'Your changes are not on the site yet. This browser keeps them as a draft, so you can continue later.'
        }
      />
      <Conflict editor={editor} />
    </div>
  );
}

/** A step that was just added has no title yet: the server refuses it, and the preview shows the page without it until it has one. */
function withoutNewSteps(changes: SettingsInput): SettingsInput {
  const { customSteps, ...others } = changes;
  return customSteps ? { ...others, customSteps: customSteps.filter(({ title }) => title.trim() !== '') } : changes;
}

interface FieldsProps {
  id: string;
  form: FormInstance<FormValues>;
  start: FormValues;
  onTyped: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** Memoised: Ant Design renders all fields with their form, which would delay each key. */
const Fields = memo(function Fields({ id, form, start, onTyped, onSave, children }: FieldsProps) {
  return (
    <Form<FormValues>
      id={id}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={start}
      onValuesChange={onTyped}
      onFinish={onSave}
      scrollToFirstError
    >
      {children}
    </Form>
  );
});

/** The edit conflict: somebody else has saved meanwhile, and the admin chooses what to keep. */
function Conflict({ editor }: { editor: SettingsForm }) {
  const [load, { isFetching }] = settingsApi.useLazySettingsQuery();
  const read = useFreshRead(load, 'Their settings could not be loaded');
  const overwrite = async () => {
    const theirs = await read();
    if (theirs) await editor.save(theirs.version);
  };
  const reload = async () => {
    const theirs = await read();
    if (theirs) editor.reset(theirs);
  };
  return (
    <Modal
      open={editor.conflict}
      title={editor.isVersionKnown ? 'Someone else has saved these settings' : 'Someone else may have saved these settings'}
      onCancel={editor.stay}
      getContainer={popupContainer}
      footer={
        <div className="editor-actions">
          <Button onClick={editor.stay}>Back to the form</Button>
          <Button loading={isFetching} onClick={() => void reload()}>
            Reload theirs
          </Button>
          <Button type="primary" danger loading={isFetching || editor.saving} onClick={() => void overwrite()}>
            Save mine over theirs
          </Button>
        </div>
      }
    >
      <p>Your changes were not saved, but they are still in the form.</p>
      <p>
        <strong>Save mine over theirs</strong> replaces only the fields you changed, each in full:{' '}
        {Object.keys(editor.changes).map(nameOf).join(', ')}. <strong>Reload theirs</strong> discards your changes.
      </p>
    </Modal>
  );
}
