import { Form, Input } from 'antd';
import { memo, type ReactNode } from 'react';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  /** What the server found wrong. */
  error?: string;
  /** More than one: several lines, and room for as many. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** One field with its label, its help, and what is wrong with it. */
export const TextField = memo(function TextField({
  id,
  label,
  value,
  onChange,
  help,
  error,
  rows = 1,
  maxLength = 500,
  placeholder,
}: TextFieldProps) {
  const field = {
    id,
    value,
    placeholder,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || help ? `${id}_about` : undefined,
  };
  return (
    <Form.Item label={label} htmlFor={id} validateStatus={error ? 'error' : undefined} extra={about(id, error, help)}>
      {rows > 1 ? (
        <Input.TextArea {...field} autoSize={{ minRows: rows, maxRows: 16 }} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input {...field} maxLength={maxLength} onChange={({ target }) => onChange(target.value)} />
      )}
    </Form.Item>
  );
});

/** What stands below a field; nothing where there is nothing to say, or room is kept for it. */
export function about(id: string, error?: string, help?: ReactNode): ReactNode {
  if (!error && !help) return undefined;
  return (
    <span id={`${id}_about`}>
      {error && <span className="blog-wrong">{error}</span>}
      {error && help && <br />}
      {help}
    </span>
  );
}

/** A list as its author types it: one entry a line. */
export const LinesField = memo(function LinesField({
  value,
  onChange,
  ...field
}: Omit<TextFieldProps, 'value' | 'onChange'> & { value: string[]; onChange: (lines: string[]) => void }) {
  return (
    <TextField
      rows={3}
      help="One a line."
      {...field}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
});
