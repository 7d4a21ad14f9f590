import { Button, Input, Select, Tag, Upload } from 'antd';
import { useState } from 'react';
import { MAX_NAME_LENGTH, MAX_SETTING_LENGTH, MAX_URL_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { momentText } from '../kit/moment.js';
import type { SiteSetting } from './site-endpoints.js';

interface SettingFieldProps {
  setting: SiteSetting;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Asks whether to delete the saved secret. */
  onForget: () => void;
}

/** One setting with its help, the origin of its value, and its error. */
export function SettingField({ setting, value, problem, onChange, onForget }: SettingFieldProps) {
  const { name, label, help, from, variable, isSecret, isUnreadable, changedAt } = setting;
  const id = `site-${name}`;
  const isFixed = from === 'environment';
  return (
    <div className="site-field">
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        setting={setting}
        value={value}
        isFixed={isFixed}
        isWrong={problem !== undefined || isUnreadable}
        describedBy={problem === undefined ? `${id}-help` : `${id}-problem ${id}-help`}
        onChange={onChange}
      />
      {problem && (
        <p id={`${id}-problem`} className="site-wrong" role="alert">
          It {problem}.
        </p>
      )}
      {isUnreadable && (
        <p className="site-wrong">The saved password can no longer be read, because SESSION_SECRET has changed. Type it again.</p>
      )}
      <p id={`${id}-help`} className="site-help">
        {help}
      </p>
      {isFixed && (
        <p className="site-origin">
          <Tag>Set by {variable} in the environment</Tag>
        </p>
      )}
      {from === 'here' && changedAt && (
        <p className="site-help">
          Saved here on {momentText(changedAt)}.
          {isSecret && (
            <Button type="link" size="small" aria-label={`Remove it: ${label}`} onClick={onForget}>
              Remove it
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  setting: SiteSetting;
  value: string;
  isFixed: boolean;
  isWrong: boolean;
  describedBy: string;
  onChange: (value: string) => void;
}

function Control({ id, setting, value, isFixed, isWrong, describedBy, onChange }: ControlProps) {
  const given = {
    id,
    disabled: isFixed,
    status: isWrong ? ('error' as const) : undefined,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
  };
  if (setting.isSecret) return <SecretControl given={given} setting={setting} value={value} onChange={onChange} />;
  if (setting.choices.length > 0) return <ChoiceControl given={given} setting={setting} value={value} onChange={onChange} />;
  return (
    <Input
      {...given}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={setting.input === 'number' ? 'numeric' : setting.input}
      maxLength={MAX_URL_LENGTH}
      placeholder={setting.example ?? undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface GivenControl {
  given: Omit<ControlProps, 'setting' | 'value' | 'isFixed' | 'isWrong' | 'describedBy' | 'onChange'> & {
    disabled: boolean;
    status: 'error' | undefined;
  };
  setting: SiteSetting;
  value: string;
  onChange: (value: string) => void;
}

/** The control of a secret: the saved value is never shown, only replaced. */
function SecretControl({ given, setting: { name, isSet, from }, value, onChange }: GivenControl) {
  const saved = isSet ? (from === 'environment' ? 'Set' : 'Saved; type another to change it') : '';
  return (
    <>
      <Input.Password
        {...given}
        autoComplete="new-password"
        maxLength={MAX_SETTING_LENGTH}
        placeholder={saved}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {name === 'googleKey' && !given.disabled && (
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void file.text().then((text) => onChange(oneLineOf(text)));
            return false;
          }}
        >
          <Button className="site-from-file">Read it from a file</Button>
        </Upload>
      )}
    </>
  );
}

/** Minifies JSON to one line. Other text is returned unchanged, and the server's answer explains the error. */
function oneLineOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text.replaceAll(/\s+/g, ' ').trim();
  }
}

const OTHER = 'something else';

function ChoiceControl({ given, setting: { choices, isOpen, default: byDefault, label }, value, onChange }: GivenControl) {
  const isChoice = value === '' || choices.some((choice) => choice.value === value);
  const [wantsOther, setWantsOther] = useState(!isChoice);
  const isOther = wantsOther || !isChoice;
  const labelOf = (choice: SiteSetting['choices'][number]) => (choice.value === byDefault ? `${choice.label} (default)` : choice.label);
  const options = [
    ...(byDefault === null ? [{ value: '', label: 'Not set' }] : []),
    ...choices.map((choice) => ({ value: choice.value, label: labelOf(choice) })),
    ...(isOpen ? [{ value: OTHER, label: 'Something else' }] : []),
  ];
  return (
    <>
      <Select
        {...given}
        className="site-choice"
        options={options}
        value={isOther ? OTHER : value}
        onChange={(chosen: string) => {
          setWantsOther(chosen === OTHER);
          if (chosen !== OTHER) onChange(chosen);
        }}
      />
      {isOther && (
        <Input
          aria-label={`${label}, as written`}
          disabled={given.disabled}
          status={given.status}
          spellCheck={false}
          maxLength={MAX_NAME_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
