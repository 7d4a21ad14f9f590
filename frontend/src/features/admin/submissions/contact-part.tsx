import { Alert } from 'antd';
import { momentText } from '../kit/moment.js';
import type { Submission } from './submission-endpoints.js';
import { FIELD_NAMES } from './submission-words.js';

type ContactChange = NonNullable<Submission['contactChange']>;

/** For a change of contact details: the notice to the business, and its objection. */
export function ContactPart({ submission: { contactChange } }: { submission: Submission }) {
  if (!contactChange) return null;
  const { fields, objectedAt, email } = contactChange;
  const names = fields.map((field) => FIELD_NAMES[field]).join(', ');
  return (
    <section className="kit-part" aria-label="Address on file">
      <h2>Address on file</h2>
      {objectedAt ? (
        <Alert
          type="error"
          showIcon
          title={`${email ?? 'The business'} objected on ${momentText(objectedAt)}`}
          description={`It does not want this change (${names}). Find out who owns the business before you approve it.`}
        />
      ) : (
        <NoticeState change={contactChange} names={names} />
      )}
    </section>
  );
}

function NoticeState({ change: { email, letter, toldAt, lastError }, names }: { change: ContactChange; names: string }) {
  const about = `This changes how the business is reached (${names}).`;
  switch (letter) {
    case 'no-address':
      return (
        <Alert
          type="warning"
          showIcon
          title="No one could be notified: no email address is on file"
          description={`${about} Call the number on file if you are not sure who sent it.`}
        />
      );
    case 'no-mail':
      return (
        <Alert
          type="warning"
          showIcon
          title="No one was notified: mail is not set up"
          description={`${about} ${email ?? ''} is on file: ask there if you are not sure who sent it.`}
        />
      );
    case 'not-yet':
      return (
        <Alert
          type="warning"
          showIcon
          title={`${email ?? ''} was not notified yet`}
          description={`${about} When you approve it, an email goes there first, with a link to object; then approve again.`}
        />
      );
    case 'given-up':
      return (
        <Alert
          type="warning"
          showIcon
          title={`The email to ${email ?? ''} did not arrive`}
          description={`${about} ${lastError ? `The reason: ${lastError}.` : ''} Ask another way if you are not sure who sent it.`}
        />
      );
    case 'waiting':
    case 'delivered':
      return (
        <Alert
          type="info"
          showIcon
          title={
            letter === 'delivered'
              ? `${email ?? ''} was notified on ${momentText(toldAt ?? '')}`
              : `An email to ${email ?? ''} is on its way`
          }
          description={`${about} The email has a link to object. No objection so far.${lastError ? ` The last try failed: ${lastError}.` : ''}`}
        />
      );
  }
}
