import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { MAX_TEXT_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import type { AdminError } from '../api/admin-api.js';
import { REASONS } from './submission-words.js';

interface ReasonFieldProps {
  verb: keyof typeof REASONS;
  value: string;
  /** The server's validation error. */
  problem: string;
  onChange: (reason: string) => void;
}

/** The field for the reason that the owner will read, with templates. */
export function ReasonField({ verb, value, problem, onChange }: ReasonFieldProps) {
  const id = useId();
  const insertReason = (text: string) => onChange(value.trim() === '' ? text : `${value.trimEnd()}\n\n${text}`);
  return (
    <Form.Item
      className="reason"
      layout="vertical"
      label="Reason, shown to the owner"
      htmlFor={id}
      validateStatus={problem ? 'error' : undefined}
      help={problem && <span role="alert">{problem}</span>}
      extra={
        <span className="reason-starts" role="group" aria-label="Begin with">
          {REASONS[verb].map(({ name, text }) => (
            <Button key={name} size="small" onClick={() => insertReason(text)}>
              {name}
            </Button>
          ))}
        </span>
      }
    >
      <Input.TextArea
        id={id}
        value={value}
        maxLength={MAX_TEXT_LENGTH}
        autoSize={{ minRows: 4, maxRows: 10 }}
        aria-invalid={problem !== ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}

/** The validation error of the reason, if any. */
export function reasonProblem({ status, problem }: AdminError): string | undefined {
  const wrong = status === 400 ? problem?.errors?.find(({ field }) => field === 'reason') : undefined;
  return wrong && wrong.message.charAt(0).toUpperCase() + wrong.message.slice(1);
}
