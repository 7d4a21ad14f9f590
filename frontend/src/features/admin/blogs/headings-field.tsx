import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BlogContent } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { RichField } from './rich-field.js';
import { TextField } from './text-field.js';

type Sections = BlogContent['sections'];

/** Parts under headings of the author's own: everything that has no field of its own. */
export function HeadingsField({ sections, onChange }: { sections: Sections; onChange: (sections: Sections) => void }) {
  const change = (index: number, changes: Partial<Sections[number]>) =>
    onChange(sections.map((section, at) => (at === index ? { ...section, ...changes } : section)));
  return (
    <div className="blog-steps">
      <ol>
        {sections.map(({ heading, text }, index) => (
          <li key={index}>
            <div className="blog-step-head">
              <h3>{heading.trim() || 'A part of its own'}</h3>
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Remove the part ${heading || index + 1}`}
                onClick={() => onChange(sections.filter((_, at) => at !== index))}
              />
            </div>
            <TextField id={`part-${index}-heading`} label="Heading" value={heading} onChange={(next) => change(index, { heading: next })} />
            <RichField id={`part-${index}-text`} label="Text" value={text} onChange={(next) => change(index, { text: next })} />
          </li>
        ))}
      </ol>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...sections, { heading: '', text: '' }])}>
        Add a part with a heading
      </Button>
    </div>
  );
}
