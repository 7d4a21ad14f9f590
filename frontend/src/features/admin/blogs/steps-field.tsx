import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { StepText } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { RichField } from './rich-field.js';
import { LinesField, TextField } from './text-field.js';
import { useFocusLater } from './use-focus-later.js';
import { EMPTY_STEP, moved } from './writing.js';

interface StepsFieldProps {
  steps: StepText[];
  onChange: (steps: StepText[]) => void;
}

/** The steps in their order. Their numbers are their places: whatever moves, they are right. */
export function StepsField({ steps, onChange }: StepsFieldProps) {
  const [removed, setRemoved] = useState<{ step: StepText; index: number }>();
  const [said, setSaid] = useState('');
  const focusNext = useFocusLater();

  const change = (index: number, changes: Partial<StepText>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...changes } : step)));
  const add = () => {
    onChange([...steps, EMPTY_STEP]);
    focusNext(`step-${steps.length}-title`);
  };
  const move = (from: number, to: number, button: 'up' | 'down') => {
    onChange(moved(steps, from, to));
    setSaid(`Step ${from + 1} is step ${to + 1} now.`);
    const turned = to === 0 ? 'down' : to === steps.length - 1 ? 'up' : button;
    focusNext(`step-${to}-${turned}`);
  };
  const remove = (index: number) => {
    setRemoved({ step: steps[index]!, index });
    onChange(steps.filter((_, at) => at !== index));
    focusNext('steps-undo');
  };
  const undo = () => {
    if (!removed) return;
    onChange([...steps.slice(0, removed.index), removed.step, ...steps.slice(removed.index)]);
    setRemoved(undefined);
    focusNext(`step-${removed.index}-title`);
  };
  return (
    <div className="blog-steps">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {steps.length === 0 && <p className="blog-help">No steps yet. A guide reads best with five to eight.</p>}
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <div className="blog-step-head">
              <h3>Step {index + 1}</h3>
              <Button
                id={`step-${index}-up`}
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={`Move step ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, 'up')}
              />
              <Button
                id={`step-${index}-down`}
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={`Move step ${index + 1} down`}
                disabled={index === steps.length - 1}
                onClick={() => move(index, index + 1, 'down')}
              />
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Remove step ${index + 1}`}
                onClick={() => remove(index)}
              />
            </div>
            <div className="blog-pair">
              <TextField id={`step-${index}-title`} label="Title" value={step.title} onChange={(title) => change(index, { title })} />
              <TextField
                id={`step-${index}-time`}
                label="Time"
                placeholder="10 minutes"
                maxLength={100}
                value={step.time}
                onChange={(time) => change(index, { time })}
              />
            </div>
            <RichField id={`step-${index}-text`} label="What to do" value={step.text} onChange={(text) => change(index, { text })} />
            <LinesField id={`step-${index}-tips`} label="Tips" rows={2} value={step.tips} onChange={(tips) => change(index, { tips })} />
          </li>
        ))}
      </ol>
      {removed && (
        <Alert
          type="info"
          showIcon
          title={`Removed step ${removed.index + 1}${removed.step.title ? `: ${removed.step.title}` : ''}`}
          action={
            <Button id="steps-undo" size="small" onClick={undo}>
              Undo
            </Button>
          }
          closable={{ onClose: () => setRemoved(undefined), 'aria-label': 'Close' }}
        />
      )}
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        Add a step
      </Button>
    </div>
  );
}
