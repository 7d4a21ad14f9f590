import { AutoComplete, Card, Collapse, Form, Select } from 'antd';
import { createContext, memo, type ReactNode, use, useCallback, useMemo } from 'react';
import type { BlogContent } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { useSettingsQuery } from '../settings/settings-endpoints.js';
import { ImageField } from '../kit/image-field.js';
import { WriteOrSource } from '../kit/rich-text/markdown-field.js';
import { type BlogFields, FIELD_NAMES, SECTIONS } from './blog-fields.js';
import { HeadingsField } from './headings-field.js';
import { RichField } from './rich-field.js';
import { StepsField } from './steps-field.js';
import { about, LinesField, TextField } from './text-field.js';
import type { EditorState, EditorChange } from './editor-state.js';

const DIFFICULTIES = ['Easy', 'Moderate', 'Demanding', 'For professionals'].map((value) => ({ value }));

export type FieldErrors = Partial<Record<keyof BlogFields, string>>;

interface BlogFormProps {
  writing: EditorState;
  onChange: (change: EditorChange) => void;
  errors: FieldErrors;
  /** Shown after the topic: the address field of a published article. */
  address?: ReactNode;
  disabled?: boolean;
}

type ArticleState = Omit<BlogFormProps, 'disabled'>;

const ArticleContext = createContext<ArticleState | undefined>(undefined);

/**
 * All fields of an article, from its topic to its conclusion. A field renders again only when its own value changes. The form around them
 * does not, because Ant Design renders all fields with their form, which would delay each key on a slow computer.
 */
export function BlogForm({ writing, onChange, errors, address, disabled = false }: BlogFormProps) {
  const state = useMemo(() => ({ writing, onChange, errors, address }), [writing, onChange, errors, address]);
  return (
    <ArticleContext value={state}>
      <ArticleForm disabled={disabled} isPublished={address !== undefined} />
    </ArticleContext>
  );
}

const ArticleForm = memo(function ArticleForm({ disabled, isPublished }: { disabled: boolean; isPublished: boolean }) {
  return (
    <Form layout="vertical" component="div" className="blog-form" disabled={disabled}>
      <Card title={<h2>What it is about</h2>}>
        <ArticleField name="topic" help={isPublished ? undefined : 'Its address is made from the topic when it is published.'} />
        <Address />
        <ArticleField name="title" help="If empty: the topic." />
        <ArticleField name="subtitle" />
        <SectionField />
        <HeroImageField disabled={disabled} />
        <div className="blog-three">
          <ArticleField name="time" placeholder="30 minutes" />
          <ArticleField name="cost" placeholder="$5-25" />
          <DifficultyField />
        </div>
        <ArticleField name="keywords" help="Separated by commas." />
      </Card>

      <Card title={<h2>Before the first step</h2>} extra={<WriteOrSource />}>
        <PartField name="disclaimer" label="Disclaimer" help="If empty: a general one is shown." />
        <PartField name="introduction" label="Introduction" />
        <div className="blog-pair">
          <PartLines name="tools" label="Tools" />
          <PartLines name="parts" label="Parts and materials" />
        </div>
        <PartField name="beforeCalling" label="Before you call" />
      </Card>

      <Card title={<h2>Steps</h2>}>
        <Steps />
      </Card>

      <Card title={<h2>After the last step</h2>}>
        <PartField name="whenToCall" label="When to call a professional" help="Best written as a list, one entry each." />
        <PartField name="conclusion" label="Conclusion" />
        <Headings />
      </Card>

      <Collapse
        items={[
          {
            key: 'seo',
            label: 'For search engines',
            forceRender: true,
            children: (
              <>
                <ArticleField name="seoTitle" help="If empty: the title." />
                <ArticleField
                  name="seoDescription"
                  rows={2}
                  help="One or two sentences below the title in results. If empty: the subtitle, or the first sentences."
                />
                <ArticleField name="seoKeywords" help="Separated by commas. If empty: the keywords above." />
              </>
            ),
          },
        ]}
      />
    </Form>
  );
});

interface FieldState {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const useArticle = () => use(ArticleContext)!;

/** The state of one field, with a stable callback. */
function useField(name: keyof BlogFields): FieldState {
  const { writing, errors, onChange } = useArticle();
  const put = useCallback((value: string) => onChange({ kind: 'field', name, value }), [onChange, name]);
  return { value: writing.fields[name], error: errors[name], onChange: put };
}

/** One part of the text, with a stable callback. */
function usePart<Name extends keyof BlogContent>(name: Name) {
  const { writing, onChange } = useArticle();
  const put = useCallback((value: BlogContent[Name]) => onChange({ kind: 'parts', parts: { [name]: value } }), [onChange, name]);
  return { value: writing.parts[name], onChange: put };
}

function Address() {
  return useArticle().address;
}

function ArticleField({ name, ...more }: { name: keyof BlogFields; help?: string | undefined; rows?: number; placeholder?: string }) {
  return <TextField id={name} label={FIELD_NAMES[name]} {...useField(name)} {...more} />;
}

type TextPart = 'introduction' | 'disclaimer' | 'beforeCalling' | 'whenToCall' | 'conclusion';

function PartField({ name, ...more }: { name: TextPart; label: string; help?: string }) {
  return <RichField id={name} {...usePart(name)} {...more} />;
}

function PartLines({ name, label }: { name: 'tools' | 'parts'; label: string }) {
  return <LinesField id={name} label={label} {...usePart(name)} />;
}

function Steps() {
  const { writing, onChange } = useArticle();
  return <StepsField steps={writing.parts.steps} onChange={onChange} />;
}

function Headings() {
  const { writing, onChange } = useArticle();
  return <HeadingsField sections={writing.parts.sections} onChange={onChange} />;
}

function SectionField() {
  return <SectionChoice {...useField('section')} />;
}

/** A select of the guide's sections, built in and added in the settings. A deleted section stays selected until another one is chosen. */
const SectionChoice = memo(function SectionChoice({ value, error, onChange }: FieldState) {
  const { data } = useSettingsQuery();
  const names = [...new Set([...SECTIONS, ...(data?.homeJobsSections ?? []).map(({ name }) => name), value])];
  return (
    <Form.Item label={FIELD_NAMES.section} htmlFor="section" validateStatus={error ? 'error' : undefined} extra={about('section', error)}>
      <Select id="section" value={value} options={names.map((name) => ({ value: name, label: name || 'Other' }))} onChange={onChange} />
    </Form.Item>
  );
});

function HeroImageField({ disabled }: { disabled: boolean }) {
  return <HeroImage {...useField('heroImage')} disabled={disabled} />;
}

const HeroImage = memo(function HeroImage({ error, ...field }: FieldState & { disabled: boolean }) {
  return (
    <Form.Item validateStatus={error ? 'error' : undefined} extra={about('heroImage', error)}>
      <ImageField id="heroImage" label={FIELD_NAMES.heroImage} without="The drawing of its section" {...field} />
    </Form.Item>
  );
});

function DifficultyField() {
  return <DifficultyChoice {...useField('difficulty')} />;
}

const DifficultyChoice = memo(function DifficultyChoice({ value, error, onChange }: FieldState) {
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
});
