import { Card, Form, Input, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { MAX_LINE_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import type { IdentityPicture } from '../../../../../src/shared/pictures/identity-pictures.js';
import { ColourField } from './colour-field.js';
import { ImageField } from '../kit/image-field.js';
import { SETTING_NAMES } from '../kit/setting-names.js';
import type { SettingName } from './form-values.js';

interface FieldProps {
  name: SettingName;
  help?: ReactNode;
}

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
    <Form.Item name={name} label={SETTING_NAMES[name]} extra={help}>
      <Input maxLength={MAX_LINE_LENGTH} />
    </Form.Item>
  );
}

export function TextField({ name, help, rows = 3 }: FieldProps & { rows?: number }) {
  return (
    <Form.Item name={name} label={SETTING_NAMES[name]} extra={help}>
      <Input.TextArea autoSize={{ minRows: rows, maxRows: 12 }} />
    </Form.Item>
  );
}

export function MillisecondsField({ name, help }: FieldProps) {
  return (
    <Form.Item
      name={name}
      label={SETTING_NAMES[name]}
      extra={help}
      rules={[{ required: true, message: 'Type a number of milliseconds from 500 to 60000.' }]}
    >
      <InputNumber min={500} max={60_000} step={100} suffix="ms" precision={0} />
    </Form.Item>
  );
}

export function ColourItem({ name, help }: FieldProps) {
  return (
    <Form.Item name={name} label={SETTING_NAMES[name]} extra={help}>
      <ColourField label={SETTING_NAMES[name]} />
    </Form.Item>
  );
}

export function ImageItem({ name, help, use, without }: FieldProps & { use?: IdentityPicture; without?: string }) {
  return (
    <Form.Item name={name} extra={help}>
      <ImageField label={SETTING_NAMES[name]} {...(use ? { use } : {})} {...(without ? { without } : {})} />
    </Form.Item>
  );
}
