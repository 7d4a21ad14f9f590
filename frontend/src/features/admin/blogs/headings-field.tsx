import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useMemo } from 'react';
import type { BlogContent } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { RichField } from './rich-field.js';
import { TextField } from './text-field.js';
import { withChanges, without, type EditorChange } from './editor-state.js';

type Sections = BlogContent['sections'];

interface HeadingsFieldProps {
  sections: Sections;
  onChange: (change: EditorChange) => void;
}

/** Custom sections: parts under the author's own headings, which have no field of their own. */
export const HeadingsField = memo(function HeadingsField({ sections, onChange }: HeadingsFieldProps) {
  return (
    <div className="blog-steps">
      <ol>
        {sections.map((section, index) => (
          <HeadingItem key={index} section={section} index={index} onChange={onChange} />
        ))}
      </ol>
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange({ kind: 'parts', parts: (parts) => ({ sections: [...parts.sections, { heading: '', text: '' }] }) })}
      >
        Add a part with a heading
      </Button>
    </div>
  );
});

interface HeadingItemProps extends Pick<HeadingsFieldProps, 'onChange'> {
  section: Sections[number];
  index: number;
}

const HeadingItem = memo(function HeadingItem({ section: { heading, text }, index, onChange }: HeadingItemProps) {
  const put = useMemo(() => {
    const set = (next: (sections: Sections) => Sections) =>
      onChange({ kind: 'parts', parts: ({ sections }) => ({ sections: next(sections) }) });
    const change = (changes: Partial<Sections[number]>) => set((sections) => withChanges(sections, index, changes));
    return {
      heading: (next: string) => change({ heading: next }),
      text: (next: string) => change({ text: next }),
      remove: () => set((sections) => without(sections, index)),
    };
  }, [onChange, index]);
  return (
    <li>
      <div className="blog-step-head">
        <h3>{heading.trim() || 'Separate part'}</h3>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Remove the part ${heading || index + 1}`}
          onClick={put.remove}
        />
      </div>
      <TextField id={`part-${index}-heading`} label="Heading" value={heading} onChange={put.heading} />
      <RichField id={`part-${index}-text`} label="Text" value={text} onChange={put.text} />
    </li>
  );
});
