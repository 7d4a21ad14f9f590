import { Button, Input } from 'antd';
import { useId } from 'react';
import type { TextRow } from '../../../../../src/modules/content/domain/texts/text-facts.js';
import { RowsField } from './rows-field.js';
import type { EditedText, TextValue } from './texts-endpoints.js';

interface TextFieldProps {
  text: EditedText;
  value: TextValue;
  isDefault: boolean;
  problems: ReadonlyMap<string, string>;
  onChange: (value: TextValue | null) => void;
}

/** A longer line is shown whole, on several lines. */
const SHORT = 120;

/** One text with what it is for, what stands in its place, and the way back to the built-in one. */
export function TextField({ text, value, isDefault, problems, onChange }: TextFieldProps) {
  const id = useId();
  const problem = problems.get(text.name);
  const help = [text.help, text.placeholders && `You can use ${text.placeholders.map((word) => `{${word}}`).join(', ')}.`]
    .filter(Boolean)
    .join(' ');
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="text-field" {...(text.kind === 'rows' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}>
      <div className="text-label">
        <label id={`${id}-label`} htmlFor={text.kind === 'rows' ? undefined : id}>
          {text.label}
        </label>
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
          autoSize={{ minRows: text.kind === 'line' ? 1 : 4, maxRows: text.kind === 'markdown' ? 40 : 16 }}
          onChange={({ target }) => onChange(text.kind === 'line' ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-problem">
          This {problem}.
        </p>
      )}
    </div>
  );
}
