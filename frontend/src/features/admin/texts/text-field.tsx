import { Button, Input } from 'antd';
import { memo, useCallback, useId } from 'react';
import type { TextRow } from '../../../../../src/modules/content/domain/texts/text-facts.js';
import type { TemplateWords } from '../../../../../src/shared/text/fill-template.js';
import { PAGE_TEXT } from '../kit/rich-text/dialect.js';
import { MarkdownField, WriteOrSource } from '../kit/rich-text/markdown-field.js';
import { LengthLeft } from './length-left.js';
import { RowsField } from './rows-field.js';
import { TextExample } from './text-example.js';
import type { EditedText, TextValue } from './texts-endpoints.js';

interface TextFieldProps {
  text: EditedText;
  value: TextValue;
  isDefault: boolean;
  /** Values for the example of a template. */
  words: TemplateWords;
  problems: ReadonlyMap<string, string>;
  onChange: (name: string, value: TextValue | null) => void;
}

/** A longer line gets a multi-line field. */
const SHORT = 120;

/**
 * One text with its purpose, its current value, and a reset to the built-in one. Memoised, because some pages have 70 texts, and rendering
 * all of them would delay each key.
 */
export const TextField = memo(function TextField({ text, value, isDefault, words, problems, onChange: put }: TextFieldProps) {
  const id = useId();
  const onChange = useCallback((next: TextValue | null) => put(text.name, next), [put, text.name]);
  const problem = problems.get(text.name);
  const help = [text.help, text.placeholders && `You can use ${text.placeholders.map((word) => `{${word}}`).join(', ')}.`]
    .filter(Boolean)
    .join(' ');
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div
      id={`text-${text.name}`}
      className="text-field"
      {...(text.kind === 'rows' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <div className="text-label">
        <label id={`${id}-label`} htmlFor={text.kind === 'rows' ? undefined : id}>
          {text.label}
        </label>
        {text.kind === 'markdown' && <WriteOrSource />}
        {isDefault ? (
          <span className="text-default">Built-in text</span>
        ) : (
          <Button size="small" type="link" onClick={() => onChange(null)} aria-label={`Back to the default: ${text.label}`}>
            Back to the default
          </Button>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="text-help">
          {help}
        </p>
      )}
      {text.kind === 'rows' ? (
        <RowsField text={text} rows={value as readonly TextRow[]} problems={problems} onChange={onChange} />
      ) : text.kind === 'markdown' ? (
        <MarkdownField
          id={id}
          label={text.label}
          value={value as string}
          dialect={PAGE_TEXT}
          rows={4}
          maxLength={text.most}
          invalid={problem !== undefined}
          describedBy={described}
          onChange={onChange}
        />
      ) : text.kind === 'line' && text.most <= SHORT ? (
        <Input
          id={id}
          value={value as string}
          maxLength={text.most}
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={described}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input.TextArea
          id={id}
          value={value as string}
          maxLength={text.most}
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={described}
          autoSize={{ minRows: text.kind === 'line' ? 1 : 4, maxRows: 16 }}
          onChange={({ target }) => onChange(text.kind === 'line' ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        />
      )}
      {text.kind !== 'rows' && <LengthLeft value={value as string} most={text.most} />}
      {problem && (
        <p id={`${id}-problem`} className="text-problem" role="status">
          This {problem}.
        </p>
      )}
      {text.kind !== 'rows' && text.examples && !problem && <TextExample text={text} value={value as string} words={words} />}
    </div>
  );
});
