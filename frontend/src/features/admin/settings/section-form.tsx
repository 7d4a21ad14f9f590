import { Alert, Button, Form, Input } from 'antd';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import type { HomeJobsSection } from '../../../../../src/modules/content/domain/site-settings.js';
import { ColourChoice, IconChoice } from './choices.js';

export type SectionValues = Omit<HomeJobsSection, 'id'>;

const NEW: SectionValues = { name: '', icon: 'Home', color: 'blue', description: '' };

interface SectionFormProps {
  section: HomeJobsSection | undefined;
  problem: string | undefined;
  saving: boolean;
  onSubmit: (values: SectionValues) => void;
  onCancel: () => void;
}

/** The form of a section. The button is disabled without a name. */
export function SectionForm({ section, problem, saving, onSubmit, onCancel }: SectionFormProps) {
  const [form] = Form.useForm<SectionValues>();
  const name = Form.useWatch('name', form) ?? section?.name ?? '';
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={section ?? NEW} onFinish={onSubmit}>
      {problem && <Alert className="section-problem" type="error" showIcon role="alert" title={problem} />}
      <Form.Item
        name="name"
        label="Name"
        extra={section ? `Its address stays /section/${section.id}.` : 'Its address is made from the name.'}
      >
        <Input maxLength={MAX_NAME_LENGTH} autoFocus />
      </Form.Item>
      <Form.Item name="description" label="Description">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="icon" label="Icon">
        <IconChoice />
      </Form.Item>
      <Form.Item name="color" label="Colour">
        <ColourChoice />
      </Form.Item>
      <div className="editor-actions">
        <Button type="primary" htmlType="submit" loading={saving} disabled={name.trim() === ''}>
          {section ? 'Save' : 'Add section'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
