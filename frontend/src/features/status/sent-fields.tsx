import type { OwnSubmission } from '../../lib/reads.js';
import { BUSINESS_FIELDS, type BusinessFieldTexts } from '../../ui/form/business-fields.js';
import { named } from '../../ui/form/field-texts.js';

interface SentFieldsProps {
  title: string;
  id?: string;
  fields: OwnSubmission['fields'];
  asked: BusinessFieldTexts;
}

/** The submitted values. */
export function SentFields({ title, id = 'sent-fields', fields, asked }: SentFieldsProps) {
  const labels = named(asked, 'Label');
  const given = BUSINESS_FIELDS.filter((name) => fields[name]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="status-fields">
        {given.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{fields[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
