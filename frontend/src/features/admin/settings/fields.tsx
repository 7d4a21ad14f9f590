import { Card, Form, Input, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { MAX_LINE_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import type { IdentityPicture } from '../../../../../src/shared/pictures/identity-pictures.js';
import { labelOf, PAGE_SETTINGS, type SettingName, type SettingOf } from '../../../../../src/shared/settings/page-settings.js';
import { ColourField } from './colour-field.js';
import { ImageField } from '../kit/image-field.js';

interface FieldProps {
  name: SettingName;
  help?: ReactNode;
}

/** The options of a choice, for radio buttons. */
export const optionsOf = (name: SettingOf<'choice'>) =>
  Object.entries(PAGE_SETTINGS[name].options).map(([value, label]) => ({ value, label }));

export function Group({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <Card className="settings-group" title={<h2>{title}</h2>}>
      {help && <p className="settings-help">{help}</p>}
      {children}
    </Card>
  );
}

export function LineField({ name, help }: FieldProps) {
  return (
    <Form.Item name={name} label={labelOf(name)} extra={help}>
      <Input maxLength={MAX_LINE_LENGTH} />
    </Form.Item>
  );
}

export function TextField({ name, help, rows = 3 }: FieldProps & { rows?: number }) {
  return (
    <Form.Item name={name} label={labelOf(name)} extra={help}>
      <Input.TextArea autoSize={{ minRows: rows, maxRows: 12 }} />
    </Form.Item>
  );
}

export function MillisecondsField({ name, help }: FieldProps & { name: SettingOf<'milliseconds'> }) {
  const [least, most] = PAGE_SETTINGS[name].range;
  return (
    <Form.Item
      name={name}
      label={labelOf(name)}
      extra={help}
      rules={[{ required: true, message: `Type a number of milliseconds from ${least} to ${most}.` }]}
    >
      <InputNumber min={least} max={most} step={100} suffix="ms" precision={0} />
    </Form.Item>
  );
}

export function ColourItem({ name, help }: FieldProps) {
  return (
    <Form.Item name={name} label={labelOf(name)} extra={help}>
      <ColourField label={labelOf(name)} />
    </Form.Item>
  );
}

export function ImageItem({ name, help, use, without }: FieldProps & { use?: IdentityPicture; without?: string }) {
  return (
    <Form.Item name={name} extra={help}>
      <ImageField label={labelOf(name)} {...(use ? { use } : {})} {...(without ? { without } : {})} />
    </Form.Item>
  );
}
