import { ConfigProvider, Input, Segmented, Skeleton } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import type { Dialect } from './dialect.js';
import type { RichEditorProps } from './rich-editor.js';
import { useWritingMode, type WritingMode } from './writing-mode.js';
import './rich-text.css';

interface MarkdownFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  dialect: Dialect;
  rows?: number;
  maxLength?: number;
  describedBy?: string;
  invalid?: boolean;
}

const MAX_ROWS = 40;

/** A field for Markdown: as rich text, or as its source. */
export function MarkdownField({ rows = 3, maxLength, dialect, invalid = false, ...field }: MarkdownFieldProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  const [mode] = useWritingMode();
  const Editor = useRichEditor(mode === 'write');
  if (Editor === 'loading') return <Skeleton.Input active block aria-label={`Loading: ${field.label}`} />;
  if (Editor !== 'failed' && mode === 'write')
    return <Editor {...field} dialect={dialect} rows={rows} invalid={invalid} disabled={componentDisabled} />;
  const { id, label, value, onChange, describedBy } = field;
  return (
    <Input.TextArea
      id={id}
      className="rich-source-field"
      aria-label={label}
      value={value}
      maxLength={maxLength}
      status={invalid ? 'error' : undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoSize={{ minRows: rows, maxRows: MAX_ROWS }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The choice between the two, for all texts of the screen. */
export function WriteOrSource() {
  const [mode, choose] = useWritingMode();
  return (
    <Segmented<WritingMode>
      size="small"
      aria-label="How to write texts"
      value={mode}
      onChange={choose}
      options={[
        { value: 'write', label: 'Write' },
        { value: 'source', label: 'Source' },
      ]}
    />
  );
}

type Loaded = ComponentType<RichEditorProps>;
let loaded: Loaded | undefined;

/** Loads the rich-text editor on first use; when that fails, the source can still be edited. */
function useRichEditor(wanted: boolean): Loaded | 'loading' | 'failed' {
  const [editor, setEditor] = useState<Loaded | 'loading' | 'failed'>(() => loaded ?? 'loading');
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let isThere = true;
    import('./rich-editor.js').then(
      ({ default: found }) => {
        loaded = found;
        if (isThere) setEditor(() => found);
      },
      () => isThere && setEditor('failed'),
    );
    return () => {
      isThere = false;
    };
  }, [wanted]);
  return !wanted ? 'failed' : (loaded ?? editor);
}
