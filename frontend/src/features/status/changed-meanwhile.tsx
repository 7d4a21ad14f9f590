import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { OwnSubmission } from '../../lib/reads.js';
import type { BusinessFieldTexts } from '../../ui/form/business-fields.js';
import { named } from '../../ui/form/field-texts.js';
import { changedFieldsOf } from './changed-fields.js';

interface ChangedMeanwhileProps {
  typed: Record<string, string>;
  /** The current values. */
  fields: OwnSubmission['fields'];
  texts: PageTexts<'status'>;
  asked: BusinessFieldTexts;
}

/** After a concurrent correction (conflict): the current values beside the typed ones, which stay in the form. */
export function ChangedMeanwhile({ typed, fields, texts, asked }: ChangedMeanwhileProps) {
  const labels = named(asked, 'Label');
  const names = changedFieldsOf(typed, fields);
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="changed-meanwhile">
      <h3 id="changed-meanwhile">{texts.changedTitle}</h3>
      <p>{texts.changedText}</p>
      <dl className="status-fields">
        {names.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <strong>{texts.changedNow}</strong>
              {` ${fields[name] || texts.changedEmpty}`}
            </dd>
            <dd className="status-typed">
              <strong>{texts.changedYours}</strong>
              {` ${typed[name] || texts.changedEmpty}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
