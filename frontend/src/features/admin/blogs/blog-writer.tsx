import { Grid, Segmented } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import type { BlogFields } from './blog-fields.js';
import { BlogForm, type FieldErrors } from './blog-form.js';
import { ContentBox } from './content-box.js';
import { ReaderPreview } from './reader-preview.js';
import { useFocusLater } from './use-focus-later.js';
import { WrongFields } from './wrong-fields.js';
import type { EditorState, EditorChange } from './editor-state.js';
import './blogs.css';

type Pane = 'fields' | 'preview' | 'text';

const PANES: Record<Pane, string> = { fields: 'Fields', preview: 'Preview', text: 'Text' };

interface BlogWriterProps {
  writing: EditorState;
  /** Must be stable, because fields render again when it changes. */
  onChange: (change: EditorChange) => void;
  /** Validation errors of the server: the whole list, and by field. */
  wrong: readonly FieldError[];
  errors: FieldErrors;
  /** The pane beside the fields at first, on wide screens. */
  beside: Exclude<Pane, 'fields'>;
  address?: ReactNode;
  /** The article is being published: what is typed now would be lost. */
  disabled: boolean;
}

/** The fields, with the preview or the source beside them; on a narrow screen one of the three at a time. */
export function BlogWriter({ writing, onChange, wrong, errors, beside, address, disabled }: BlogWriterProps) {
  const { xl = false } = Grid.useBreakpoint();
  const [pane, setPane] = useState<Pane>();
  const shown = pane ?? (xl ? beside : 'fields');
  const second = shown === 'fields' ? beside : shown;
  const focusNext = useFocusLater();
  const show = (name: keyof BlogFields) => {
    const wanted = name === 'content' ? 'text' : 'fields';
    // On wide screens the fields are always visible.
    if (wanted === 'text' || !xl) setPane(wanted);
    document.getElementById(name)?.focus();
    focusNext(name);
  };
  const form = <BlogForm writing={writing} onChange={onChange} errors={errors} address={address} disabled={disabled} />;
  const box = <ContentBox value={writing.fields.content} error={errors.content} onChange={onChange} disabled={disabled} />;
  const other = second === 'text' ? box : <ReaderPreview fields={writing.fields} />;
  return (
    <>
      <WrongFields errors={wrong} onShow={show} />
      <div className="blog-writer">
        {(xl || shown === 'fields') && form}
        <div className="blog-pane">
          <PaneChoice isWide={xl} value={xl ? second : shown} onChange={setPane} />
          {(xl || shown !== 'fields') && other}
        </div>
      </div>
    </>
  );
}

const PaneChoice = memo(function PaneChoice({ isWide, value, onChange }: { isWide: boolean; value: Pane; onChange: (pane: Pane) => void }) {
  const choices = (Object.keys(PANES) as Pane[]).filter((name) => !isWide || name !== 'fields');
  return (
    <Segmented
      className="blog-panes"
      aria-label="What to show"
      block={!isWide}
      value={value}
      onChange={onChange}
      options={choices.map((name) => ({ value: name, label: PANES[name] }))}
    />
  );
});
