import { EyeOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer } from 'antd';
import { type ReactNode, type Ref, useRef } from 'react';
import { useFocusOnceSaved } from './restore-focus.js';
import { DRAWER_LAYER, popupContainer } from './layers.js';

interface FaultListProps {
  faults: readonly { field: string; message: string }[];
  /** The label of a field. */
  nameOf: (field: string) => string;
  /** Gets the focus after a save that was refused. */
  summary: Ref<HTMLDivElement>;
}

/** The summary of validation errors. */
export function FaultList({ faults, nameOf, summary }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title="Not saved: please fix these"
        description={
          <ul className="editor-wrong">
            {faults.map(({ field, message }) => (
              <li key={field}>
                {nameOf(field)} {message}
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}

interface SaveBarProps {
  /** Id of the form, when the bar is outside of it. */
  form?: string;
  dirty: boolean;
  saving: boolean;
  onUndo: () => void;
  /** Missing when the preview is beside the form. */
  onPreview: (() => void) | undefined;
}

export function SaveBar({ form, dirty, saving, onUndo, onPreview }: SaveBarProps) {
  const state = useRef<HTMLSpanElement>(null);
  useFocusOnceSaved(dirty, () => state.current?.focus({ preventScroll: true }));
  return (
    <div className="save-bar">
      <Button type="primary" htmlType="submit" form={form} loading={saving} disabled={!dirty}>
        Save
      </Button>
      <Button disabled={!dirty || saving} onClick={onUndo}>
        Undo changes
      </Button>
      {onPreview && (
        <Button icon={<EyeOutlined aria-hidden />} onClick={onPreview}>
          Preview
        </Button>
      )}
      <span ref={state} className="save-state" role="status" tabIndex={-1}>
        {dirty ? 'Not saved yet' : 'All saved'}
      </span>
    </div>
  );
}

interface PreviewPlaceProps {
  /** Wide enough for two columns. */
  beside: boolean;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The preview beside the form, or in a drawer where there is no room. */
export function PreviewPlace({ beside, open, onClose, children }: PreviewPlaceProps) {
  if (beside) return <aside className="editor-preview">{children}</aside>;
  return (
    <Drawer open={open} onClose={onClose} size="large" title="Preview" destroyOnHidden getContainer={popupContainer} zIndex={DRAWER_LAYER}>
      {children}
    </Drawer>
  );
}
