import { SendOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { type AdminError, errorText } from '../api/admin-api.js';
import { momentText } from '../kit/moment.js';
import { type SiteSettings, useSendTestEmailMutation } from './site-endpoints.js';

/** The status of outgoing mail, with a test email. */
export function MailStatus({ mail: { lacking, testedAt }, unsaved }: { mail: SiteSettings['mail']; unsaved: boolean }) {
  const [to, setTo] = useState('');
  const [send, { data, error, isLoading }] = useSendTestEmailMutation();
  const failure = error && (error as AdminError).status !== 401 ? (error as AdminError) : undefined;
  return (
    <section className="site-test" aria-labelledby="site-test">
      <h3 id="site-test">Does mail arrive?</h3>
      {lacking ? (
        <p>{lacking}</p>
      ) : (
        <>
          <p>
            {testedAt
              ? `The mail server accepted a test email on ${momentText(testedAt)}, with the current settings.`
              : 'No test email has been accepted with the current settings yet.'}
          </p>
          <form
            className="site-test-form"
            onSubmit={(event) => {
              event.preventDefault();
              void send(to.trim() === '' ? {} : { to: to.trim() });
            }}
          >
            <Input
              aria-label="To"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={MAX_EMAIL_LENGTH}
              placeholder="The notified address, or another one"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
            <Button htmlType="submit" icon={<SendOutlined aria-hidden />} loading={isLoading} disabled={unsaved}>
              Send a test email
            </Button>
          </form>
          {unsaved && <p className="site-help">Save your changes first: the email uses the saved settings.</p>}
        </>
      )}
      {!isLoading && data && !failure && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={`The mail server accepted the email to ${data.to}`}
          description="Check the inbox and the spam folder: an accepted email can still be filtered there."
        />
      )}
      {!isLoading && failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title="The email was not sent"
          description={failure.problem?.detail ?? errorText(failure)}
        />
      )}
    </section>
  );
}
