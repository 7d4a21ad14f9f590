import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { memo, useCallback, useMemo, useState } from 'react';
import type { StepText } from '../../../../../src/modules/blogs/domain/blog-content.js';
import { RichField } from './rich-field.js';
import { LinesField, TextField } from './text-field.js';
import { useFocusLater } from './use-focus-later.js';
import { EMPTY_STEP, moved, withChanges, without, type EditorChange } from './editor-state.js';

interface StepsFieldProps {
  steps: StepText[];
  onChange: (change: EditorChange) => void;
}

/** The steps in order; their numbers follow from their positions. */
export const StepsField = memo(function StepsField({ steps, onChange }: StepsFieldProps) {
  const [removed, setRemoved] = useState<{ step: StepText; index: number }>();
  const [said, setSaid] = useState('');
  const focusNext = useFocusLater();
  // Functional updates: the callbacks do not depend on the steps, so they stay stable while the author types.
  const set = useCallback(
    (next: (steps: StepText[]) => StepText[]) => onChange({ kind: 'parts', parts: (parts) => ({ steps: next(parts.steps) }) }),
    [onChange],
  );
  const move = useCallback(
    (from: number, to: number, focused: 'up' | 'down') => {
      set((before) => moved(before, from, to));
      setSaid(`Step ${from + 1} is now step ${to + 1}.`);
      focusNext(`step-${to}-${focused}`);
    },
    [set, focusNext],
  );
  const remove = useCallback(
    (step: StepText, index: number) => {
      setRemoved({ step, index });
      set((before) => without(before, index));
      focusNext('steps-undo');
    },
    [set, focusNext],
  );
  const add = () => {
    set((before) => [...before, EMPTY_STEP]);
    focusNext(`step-${steps.length}-title`);
  };
  const undo = () => {
    if (!removed) return;
    set((before) => [...before.slice(0, removed.index), removed.step, ...before.slice(removed.index)]);
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
          <StepItem key={index} step={step} index={index} last={steps.length - 1} onSet={set} onMove={move} onRemove={remove} />
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
});

interface StepItemProps {
  step: StepText;
  index: number;
  /** The index of the last one. */
  last: number;
  onSet: (next: (steps: StepText[]) => StepText[]) => void;
  /** @param focused the button to focus afterwards: at either end, the pressed one becomes disabled */
  onMove: (from: number, to: number, focused: 'up' | 'down') => void;
  onRemove: (step: StepText, index: number) => void;
}

const StepItem = memo(function StepItem({ step, index, last, onSet, onMove, onRemove }: StepItemProps) {
  const put = useMemo(() => {
    const change = (changes: Partial<StepText>) => onSet((steps) => withChanges(steps, index, changes));
    return {
      title: (title: string) => change({ title }),
      time: (time: string) => change({ time }),
      text: (text: string) => change({ text }),
      tips: (tips: string[]) => change({ tips }),
    };
  }, [onSet, index]);
  return (
    <li>
      <div className="blog-step-head">
        <h3>Step {index + 1}</h3>
        <Button
          id={`step-${index}-up`}
          type="text"
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={`Move step ${index + 1} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1, index === 1 ? 'down' : 'up')}
        />
        <Button
          id={`step-${index}-down`}
          type="text"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={`Move step ${index + 1} down`}
          disabled={index === last}
          onClick={() => onMove(index, index + 1, index + 1 === last ? 'up' : 'down')}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Remove step ${index + 1}`}
          onClick={() => onRemove(step, index)}
        />
      </div>
      <div className="blog-pair">
        <TextField id={`step-${index}-title`} label="Title" value={step.title} onChange={put.title} />
        <TextField id={`step-${index}-time`} label="Time" placeholder="10 minutes" maxLength={100} value={step.time} onChange={put.time} />
      </div>
      <RichField id={`step-${index}-text`} label="What to do" value={step.text} onChange={put.text} />
      <LinesField id={`step-${index}-tips`} label="Tips" rows={2} value={step.tips} onChange={put.tips} />
    </li>
  );
});
