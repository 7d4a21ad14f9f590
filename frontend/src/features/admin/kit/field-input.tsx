import { Input, type InputProps } from 'antd';
import type { FieldKind } from '../../../../../src/shared/listings/listing-fields.js';

const LINES: Partial<Record<FieldKind, InputProps>> = {
  phone: { type: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'off' },
  link: { inputMode: 'url', placeholder: 'https://' },
  decimal: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
};

type FieldInputProps = Pick<InputProps, 'id' | 'disabled' | 'placeholder'> & {
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
};

/** The input of a field with a text value; the surrounding form item passes value and name. */
export function FieldInput({ kind, ...given }: { kind: FieldKind } & FieldInputProps) {
  if (kind === 'text' || kind === 'places') return <Input.TextArea {...given} autoSize={{ minRows: 3, maxRows: 10 }} />;
  return <Input autoComplete="off" {...LINES[kind]} {...given} />;
}
