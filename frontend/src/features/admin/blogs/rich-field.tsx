import { Form } from 'antd';
import { memo, type ReactNode } from 'react';
import { ARTICLE_PART } from '../kit/rich-text/dialect.js';
import { MarkdownField } from '../kit/rich-text/markdown-field.js';
import { about } from './text-field.js';

interface RichFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
}

/** A part of an article, with headings, lists, links and pictures. */
export const RichField = memo(function RichField({ label, help, ...field }: RichFieldProps) {
  return (
    <Form.Item
      label={<span onClick={() => document.getElementById(field.id)?.focus()}>{label}</span>}
      htmlFor={field.id}
      extra={about(field.id, undefined, help)}
    >
      <MarkdownField {...field} label={label} dialect={ARTICLE_PART} describedBy={help ? `${field.id}_about` : undefined} />
    </Form.Item>
  );
});
