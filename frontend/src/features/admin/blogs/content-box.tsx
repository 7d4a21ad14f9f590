import { Input } from 'antd';
import { memo } from 'react';
import { about } from './text-field.js';
import type { EditorChange } from './editor-state.js';

interface ContentBoxProps {
  value: string;
  error: string | undefined;
  onChange: (change: EditorChange) => void;
  disabled: boolean;
}

const ROWS = 25;
const HELP =
  'The whole text. “## Tools” starts a part, “Step 1: Close the valve” a step, and a dash a list entry; **asterisks** make words bold. The fields follow what you type here.';

/** The Markdown source, as an alternative to the fields. */
export const ContentBox = memo(function ContentBox({ value, error, onChange, disabled }: ContentBoxProps) {
  return (
    <div className="blog-content">
      <label htmlFor="content">Content</label>
      <Input.TextArea
        id="content"
        rows={ROWS}
        value={value}
        disabled={disabled}
        status={error ? 'error' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby="content_about"
        onChange={({ target }) => onChange({ kind: 'field', name: 'content', value: target.value })}
      />
      <p className="blog-help">{about('content', error, HELP)}</p>
    </div>
  );
});
