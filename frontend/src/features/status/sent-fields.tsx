import type { OwnSubmission } from '../../lib/reads.js';
import { BUSINESS_LABELS, type BusinessFieldName } from '../../ui/form/business-fields.js';

/** What was sent, as it was typed. */
export function SentFields({ fields }: { fields: OwnSubmission['fields'] }) {
  const given = Object.entries(BUSINESS_LABELS).filter(([name]) => fields[name as BusinessFieldName]);
  return (
    <section aria-labelledby="sent-fields">
      <h2 id="sent-fields">What you sent</h2>
      <dl className="status-fields">
        {given.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{fields[name as BusinessFieldName]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
