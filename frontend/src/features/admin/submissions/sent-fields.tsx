import { DownOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { factsOf, fieldAskedAs } from '../../../../../src/shared/listings/field-lists.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';
import { mailHref, telHref } from '../../../lib/contact-links.js';
import { counted } from '../../../lib/words.js';
import { FieldChanges } from './field-changes.js';
import type { FieldName, Submission } from './submission-endpoints.js';
import { FIELD_NAMES, FIELDS } from './submission-words.js';

interface SentFieldsProps {
  submission: Submission;
  /** Whether the changes are those of another listing: the comparison with the present one could not be loaded. */
  isOutdated: boolean;
}

/** The submitted values; for a change of a listing, the changes come first, and the rest is collapsed. */
export function SentFields({ submission, isOutdated }: SentFieldsProps) {
  const { fields, diff, match } = submission;
  const given = FIELDS.filter((field) => fields[field]);
  const missing = FIELDS.filter((field) => !fields[field]);
  const isComparison = match !== null && !isOutdated && isOpen(submission);
  const changed = diff.map(({ field }) => field);
  const rest = given.filter((field) => !changed.includes(field));
  if (!isComparison) {
    return (
      <section className="kit-part" aria-label="What was sent">
        <h2>What was sent</h2>
        <Facts fields={fields} names={given} />
        {missing.length > 0 && <p className="kit-soft">{`Left empty: ${missing.map((field) => FIELD_NAMES[field]).join(', ')}`}</p>}
      </section>
    );
  }
  return (
    <section className="kit-part" aria-label="What would change">
      <h2>What would change</h2>
      {diff.length === 0 && <p>Nothing: the listing already says all of this.</p>}
      {diff.length > 0 && <FieldChanges changes={diff} />}
      {rest.length > 0 && (
        <details className="kit-fold">
          <summary>
            <DownOutlined aria-hidden />
            {`Sent and unchanged: ${counted(rest.length, 'field')}`}
          </summary>
          <Facts fields={fields} names={rest} />
        </details>
      )}
    </section>
  );
}

function Facts({ fields, names }: { fields: Submission['fields']; names: FieldName[] }) {
  return (
    <dl className="kit-facts">
      {names.map((field) => (
        <div key={field}>
          <dt>{FIELD_NAMES[field]}</dt>
          <dd className="kit-text">{factOf(field, fields[field] ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A value with a link for checking it: call the number, open the address. */
function factOf(field: FieldName, text: string): ReactNode {
  if (field === 'phone') return <a href={telHref(text)}>{text}</a>;
  if (field === 'email') return <a href={mailHref(text)}>{text}</a>;
  if (factsOf(fieldAskedAs(field)).kind !== 'link') return text;
  return (
    <a href={text} target="_blank" rel="noreferrer nofollow">
      {text}
    </a>
  );
}
