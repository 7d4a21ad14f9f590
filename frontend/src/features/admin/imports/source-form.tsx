import { Alert, Button, Form, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { type AdminError, errorText } from '../api/admin-api.js';
import { choiceOf, type ClockChoice, clockOf, WEEKDAYS } from './source-clock.js';
import { type Source, useAddSourceMutation, useChangeSourceMutation } from './source-endpoints.js';

interface SourceFormProps {
  /** The source to edit; without it, a new one is created. */
  source?: Source;
  timeZone: string;
  onSaved: (source: Source) => void;
  onCancel: () => void;
}

const EVERY = [
  { value: 'never', label: 'Only when I fetch it' },
  { value: 'hour', label: 'Every hour' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
];

/** The form of a source (a table on the web): name, link and schedule. */
export function SourceForm({ source, timeZone, onSaved, onCancel }: SourceFormProps) {
  const [name, setName] = useState(source?.name ?? '');
  const [address, setAddress] = useState(source?.address ?? '');
  const [clock, setClock] = useState(source?.clock ?? 'off');
  const [add, adding] = useAddSourceMutation();
  const [change, changing] = useChangeSourceMutation();
  const id = useId();
  const failure = (source ? changing.error : adding.error) as AdminError | undefined;
  const wrong = (field: string) => failure?.problem?.errors?.find((error) => error.field === field)?.message;
  const other = failure && failure.status !== 401 && !failure.problem?.errors?.length ? failure : undefined;
  /** The text below a field: its error, else its help. */
  const helpFor = (field: string, about: string) => {
    const text = sentence(wrong(field));
    return {
      help: (
        <span key={text} id={`${id}-${field}-help`} role={text ? 'alert' : undefined}>
          {text ?? about}
        </span>
      ),
      validateStatus: text ? ('error' as const) : undefined,
    };
  };
  const described = (field: string) => ({ 'aria-describedby': `${id}-${field}-help`, 'aria-invalid': wrong(field) ? true : undefined });
  const save = async () => {
    const values = { address: address.trim(), clock };
    const { data } = source ? await change({ id: source.id, ...values }) : await add({ name: name.trim(), ...values });
    if (data) onSaved(data);
  };
  return (
    <Form layout="vertical" requiredMark={false} className="source-form" onFinish={() => void save()}>
      {other && (
        <Alert
          className="sync-note"
          type="error"
          showIcon
          role="alert"
          title="Nothing was saved"
          description={other.problem?.detail ?? errorText(other)}
        />
      )}
      {!source && (
        <Form.Item
          label="Name"
          htmlFor={`${id}-name`}
          {...helpFor('name', 'The name of its list. To continue a list you uploaded, enter that list’s name.')}
        >
          <Input
            {...described('name')}
            id={`${id}-name`}
            autoFocus
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
      )}
      <Form.Item
        label="Link"
        htmlFor={`${id}-address`}
        {...helpFor('address', 'Of a Google spreadsheet, or the https address of a CSV file or an Excel workbook.')}
      >
        <Input
          {...described('address')}
          id={`${id}-address`}
          inputMode="url"
          maxLength={MAX_URL_LENGTH}
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://docs.google.com/spreadsheets/d/..."
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Form.Item>
      <ClockField id={`${id}-clock`} clock={clock} timeZone={timeZone} problem={sentence(wrong('clock'))} onChange={setClock} />
      <div className="sync-actions">
        <Button type="primary" htmlType="submit" loading={adding.isLoading || changing.isLoading}>
          {source ? 'Save' : 'Add and fetch it'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}

interface ClockFieldProps {
  id: string;
  clock: string;
  timeZone: string;
  problem: string | undefined;
  onChange: (clock: string) => void;
}

function ClockField({ id, clock, timeZone, problem, onChange }: ClockFieldProps) {
  const choice = choiceOf(clock);
  const [kept, setKept] = useState<ClockChoice>(choice ?? choiceOf('off')!);
  const choose = (changed: Partial<ClockChoice>) => {
    const next = { ...kept, ...choice, ...changed };
    setKept(next);
    onChange(clockOf(next));
  };
  const options = choice ? EVERY : [...EVERY, { value: 'other', label: clock }];
  const every = choice?.every ?? 'other';
  return (
    <Form.Item
      label="Fetch automatically"
      htmlFor={id}
      help={problem ?? `Changes are then imported, once you have imported it by hand. In the site’s time zone (${timeZone}).`}
      validateStatus={problem ? 'error' : undefined}
    >
      <div className="source-clock">
        <Select
          id={id}
          className="source-every"
          options={options}
          value={every}
          onChange={(value: string) => value !== 'other' && choose({ every: value as ClockChoice['every'] })}
        />
        {every === 'week' && (
          <Select
            aria-label="Day of the week"
            className="source-every"
            options={WEEKDAYS.map((label, value) => ({ value, label }))}
            value={kept.weekday}
            onChange={(weekday: number) => choose({ weekday })}
          />
        )}
        {(every === 'day' || every === 'week') && (
          <Input
            aria-label="Time of day"
            className="source-time"
            type="time"
            value={kept.time}
            onChange={({ target }) => target.value && choose({ time: target.value })}
          />
        )}
      </div>
    </Form.Item>
  );
}

const sentence = (problem: string | undefined) =>
  problem && `It ${problem}.`.replace(/^It (write|paste) /, (_all, verb: string) => `Please ${verb} `);
