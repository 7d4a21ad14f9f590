import { Form, Input } from 'antd';
import { memo, type ReactNode } from 'react';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  /** The server's validation error. */
  error?: string;
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** One field with its label, help and error. */
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

/** Error and help below a field; `undefined` without either, because otherwise Ant Design reserves space. */
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

/** A field for a list, with one entry per line. */
export const LinesField = memo(function LinesField({
  value,
  onChange,
  ...field
}: Omit<TextFieldProps, 'value' | 'onChange'> & { value: string[]; onChange: (lines: string[]) => void }) {
  return (
    <TextField
      rows={3}
      help="One per line."
      {...field}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
});
