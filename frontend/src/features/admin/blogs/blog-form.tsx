import { AutoComplete, Card, Collapse, Form, Select } from 'antd';
import type { ReactNode } from 'react';
import type { BlogContent } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { useSettingsQuery } from '../settings/settings-endpoints.js';
import { ImageField } from '../kit/image-field.js';
import { WriteOrSource } from '../kit/rich-text/markdown-field.js';
import { type BlogFields, FIELD_NAMES, SECTIONS } from './blog-fields.js';
import { HeadingsField } from './headings-field.js';
import { RichField } from './rich-field.js';
import { StepsField } from './steps-field.js';
import { about, LinesField, TextField } from './text-field.js';
import type { Writing, WritingChange } from './writing.js';

const DIFFICULTIES = ['Easy', 'Moderate', 'Demanding', 'For professionals'].map((value) => ({ value }));

export type FieldErrors = Partial<Record<keyof BlogFields, string>>;

interface BlogFormProps {
  writing: Writing;
  onChange: (change: WritingChange) => void;
  errors: FieldErrors;
  /** Stands after the topic: the address of what is published already. */
  address?: ReactNode;
  disabled?: boolean;
}

/** Everything about an article, from its topic to its conclusion. */
export function BlogForm({ writing: { fields, parts }, onChange, errors, address, disabled = false }: BlogFormProps) {
  const text = (name: keyof BlogFields, more: { help?: ReactNode; rows?: number; placeholder?: string; maxLength?: number } = {}) => (
    <TextField
      id={name}
      label={FIELD_NAMES[name]}
      value={fields[name]}
      error={errors[name]}
      onChange={(value) => onChange({ kind: 'field', name, value })}
      {...more}
    />
  );
  const set = (changes: Partial<BlogContent>) => onChange({ kind: 'parts', parts: changes });
  const part = (name: 'introduction' | 'disclaimer' | 'beforeCalling' | 'whenToCall' | 'conclusion', label: string, help?: string) => (
    <RichField id={name} label={label} help={help} value={parts[name]} onChange={(value) => set({ [name]: value })} />
  );
  return (
    <Form layout="vertical" component="div" className="blog-form" disabled={disabled}>
      <Card title={<h2>What it is about</h2>}>
        {text('topic', { help: address ? undefined : 'Its address is made of the topic when it is published.' })}
        {address}
        {text('title', { help: 'Empty: the topic.' })}
        {text('subtitle')}
        <SectionField
          value={fields.section}
          error={errors.section}
          onChange={(value) => onChange({ kind: 'field', name: 'section', value })}
        />
        <Form.Item validateStatus={errors.heroImage ? 'error' : undefined} extra={about('heroImage', errors.heroImage)}>
          <ImageField
            id="heroImage"
            label={FIELD_NAMES.heroImage}
            value={fields.heroImage}
            without="The drawing of its section"
            disabled={disabled}
            onChange={(value) => onChange({ kind: 'field', name: 'heroImage', value })}
          />
        </Form.Item>
        <div className="blog-three">
          {text('time', { placeholder: '30 minutes' })}
          {text('cost', { placeholder: '$5-25' })}
          <DifficultyField
            value={fields.difficulty}
            error={errors.difficulty}
            onChange={(value) => onChange({ kind: 'field', name: 'difficulty', value })}
          />
        </div>
        {text('keywords', { help: 'Separated by commas.' })}
      </Card>

      <Card title={<h2>Before the first step</h2>} extra={<WriteOrSource />}>
        {part('disclaimer', 'Disclaimer', 'Empty: a general one stands there.')}
        {part('introduction', 'Introduction')}
        <div className="blog-pair">
          <LinesField id="tools" label="Tools" value={parts.tools} onChange={(tools) => set({ tools })} />
          <LinesField id="parts" label="Parts and materials" value={parts.parts} onChange={(list) => set({ parts: list })} />
        </div>
        {part('beforeCalling', 'Before you call')}
      </Card>

      <Card title={<h2>Steps</h2>}>
        <StepsField steps={parts.steps} onChange={(steps) => set({ steps })} />
      </Card>

      <Card title={<h2>After the last step</h2>}>
        {part('whenToCall', 'When to call a professional', 'A list reads best: an entry for each.')}
        {part('conclusion', 'Conclusion')}
        <HeadingsField sections={parts.sections} onChange={(sections) => set({ sections })} />
      </Card>

      <Collapse
        items={[
          {
            key: 'seo',
            label: 'For search engines',
            forceRender: true,
            children: (
              <>
                {text('seoTitle', { help: 'Empty: the title.' })}
                {text('seoDescription', {
                  rows: 2,
                  help: 'One or two sentences below the title among the results. Empty: the subtitle, or the first sentences.',
                })}
                {text('seoKeywords', { help: 'Separated by commas. Empty: the keywords above.' })}
              </>
            ),
          },
        ]}
      />
    </Form>
  );
}

interface ChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The parts of the guide, and those that were added in the settings. One that is no more stays until another is chosen. */
function SectionField({ value, error, onChange }: ChoiceProps) {
  const { data } = useSettingsQuery();
  const names = [...new Set([...SECTIONS, ...(data?.homeJobsSections ?? []).map(({ name }) => name), value])];
  return (
    <Form.Item label={FIELD_NAMES.section} htmlFor="section" validateStatus={error ? 'error' : undefined} extra={about('section', error)}>
      <Select id="section" value={value} options={names.map((name) => ({ value: name, label: name || 'Other' }))} onChange={onChange} />
    </Form.Item>
  );
}

function DifficultyField({ value, error, onChange }: ChoiceProps) {
  return (
    <Form.Item
      label={FIELD_NAMES.difficulty}
      htmlFor="difficulty"
      validateStatus={error ? 'error' : undefined}
      extra={about('difficulty', error)}
    >
      <AutoComplete
        id="difficulty"
        value={value}
        options={DIFFICULTIES}
        maxLength={500}
        placeholder="Easy"
        onChange={(next: string | undefined) => onChange(next ?? '')}
      />
    </Form.Item>
  );
}
