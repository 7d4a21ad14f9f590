import { Alert, Button, Card, Input, Tag } from 'antd';
import { useId, useState } from 'react';
import { MAX_PASSWORD_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { type AdminError, errorText } from '../api/admin-api.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { useToast } from '../kit/use-toast.js';
import { type PasswordChange, useChangePasswordMutation, usePasswordStateQuery } from './password-endpoints.js';
import './site.css';
import { useFocusOnWrong } from '../kit/use-focus-on-wrong.js';

const NOTHING: PasswordChange = { currentPassword: '', newPassword: '', newPasswordAgain: '' };
const FIELDS: readonly { name: keyof PasswordChange; label: string; help?: string }[] = [
  { name: 'currentPassword', label: 'Current password' },
  { name: 'newPassword', label: 'New password', help: 'Twelve characters or more; several unrelated words are best.' },
  { name: 'newPasswordAgain', label: 'Repeat the new password' },
];

/** The shared password of the back office. */
export function PasswordCard() {
  const { data, error, refetch } = usePasswordStateQuery();
  return (
    <Card title={<h2>Password</h2>} className="site-card">
      <p className="site-about">Everyone who works here shares one password. Change it when someone leaves.</p>
      {error && !data ? (
        <LoadError title="The state of the password could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the state of the password" rows={3} />
      ) : data.changeable ? (
        <PasswordForm />
      ) : (
        <p className="site-origin">
          <Tag>Set by SETTINGS_PASSWORD in the environment</Tag> Change it there and restart the site: this ends all sessions.
        </p>
      )}
    </Card>
  );
}

function PasswordForm() {
  const [typed, setTyped] = useState(NOTHING);
  const [change, { error, isLoading, reset }] = useChangePasswordMutation();
  const toast = useToast();
  const id = useId();
  const failure = error && (error as AdminError).status !== 401 ? (error as AdminError) : undefined;
  const problemOf = (name: string) => failure?.problem?.errors?.find(({ field }) => field === name)?.message;
  const wrong = FIELDS.find(({ name }) => problemOf(name) !== undefined);
  useFocusOnWrong(wrong && `${id}-${wrong.name}`, error);
  const submit = async () => {
    const { data } = await change(typed);
    if (!data) return;
    setTyped(NOTHING);
    toast({ title: 'Password changed', description: 'Everyone else was signed out.' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && !failure.problem?.errors?.length && (
        <Alert
          className="site-note"
          type="error"
          showIcon
          role="alert"
          title="The password was not changed"
          description={failure.problem?.detail ?? errorText(failure)}
        />
      )}
      <div className="site-fields">
        {FIELDS.map(({ name, label, help }) => {
          const problem = problemOf(name);
          return (
            <div className="site-field" key={name}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <Input.Password
                id={`${id}-${name}`}
                autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
                maxLength={MAX_PASSWORD_LENGTH}
                status={problem ? 'error' : undefined}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={[problem && `${id}-${name}-problem`, help && `${id}-${name}-help`].filter(Boolean).join(' ') || undefined}
                value={typed[name]}
                onChange={({ target }) => {
                  setTyped((before) => ({ ...before, [name]: target.value }));
                  if (failure) reset();
                }}
              />
              {problem && (
                <p id={`${id}-${name}-problem`} className="site-wrong" role="alert">
                  It {problem}.
                </p>
              )}
              {help && (
                <p id={`${id}-${name}-help`} className="site-help">
                  {help}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <div className="site-actions">
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={Object.values(typed).some((text) => text === '')}>
          Change the password
        </Button>
      </div>
    </form>
  );
}
