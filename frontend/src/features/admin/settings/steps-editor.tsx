import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { Button, Card, Col, Form, Input, Row } from 'antd';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { PAGE_SETTINGS } from '../../../../../src/shared/settings/page-settings.js';
import { ColourChoice, IconChoice } from './choices.js';

const { most } = PAGE_SETTINGS.customSteps;

/** The operator's own steps; without any, the page shows the four built-in ones. */
export function StepsEditor() {
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <Form.List name="customSteps">
      {(entries, { add, remove, move }) => (
        <section className="entries" id="customSteps" tabIndex={-1} aria-label="Steps">
          <p className="settings-help">
            {entries.length === 0
              ? 'The page shows the four built-in steps. Add your own to replace them.'
              : 'Your steps replace the built-in ones.'}
          </p>
          <ol className="entries">
            {entries.map(({ key, name }, index) => (
              <li key={key}>
                <Card
                  size="small"
                  title={`Step ${index + 1}`}
                  extra={
                    <>
                      <Button
                        type="text"
                        icon={<ArrowUpOutlined aria-hidden />}
                        aria-label={`Move step ${index + 1} up`}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <Button
                        type="text"
                        icon={<ArrowDownOutlined aria-hidden />}
                        aria-label={`Move step ${index + 1} down`}
                        disabled={index === entries.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                      <Button
                        type="text"
                        danger
                        icon={<DeleteOutlined aria-hidden />}
                        aria-label={`Remove step ${index + 1}`}
                        onClick={() => {
                          remove(name);
                          // Otherwise the focus leaves the steps: no other button takes the place of the pressed one.
                          if (entries.length === 1) adding.current?.focus();
                        }}
                      />
                    </>
                  }
                >
                  <Form.Item
                    name={[name, 'title']}
                    label="Title"
                    rules={[{ required: true, whitespace: true, message: 'Give the step a title.' }]}
                  >
                    <Input maxLength={MAX_NAME_LENGTH} />
                  </Form.Item>
                  <Form.Item name={[name, 'description']} label="Description">
                    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
                  </Form.Item>
                  <Row gutter={16}>
                    <Col xs={12}>
                      <Form.Item name={[name, 'icon']} label="Icon">
                        <IconChoice />
                      </Form.Item>
                    </Col>
                    <Col xs={12}>
                      <Form.Item name={[name, 'color']} label="Colour">
                        <ColourChoice />
                      </Form.Item>
                    </Col>
                  </Row>
                </Card>
              </li>
            ))}
          </ol>
          <Button
            ref={adding}
            icon={<PlusOutlined aria-hidden />}
            disabled={entries.length >= most}
            onClick={() => add({ id: `step-${Date.now().toString(36)}`, title: '', description: '', icon: 'Home', color: 'blue' })}
          >
            Add a step
          </Button>
          {entries.length >= most && <p className="settings-help">There is no room for more.</p>}
        </section>
      )}
    </Form.List>
  );
}
