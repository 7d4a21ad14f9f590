import { Form, Select } from 'antd';
import type { ReactElement } from 'react';
import { factsOf, OWNERS_FIELDS, type OwnersField } from '../../../../../src/shared/listings/field-lists.js';
import { LISTING_FIELDS } from '../../../../../src/shared/listings/listing-fields.js';
import { CityInput } from '../kit/city-hint.js';
import { FieldInput } from '../kit/field-input.js';
import { linesOf } from '../kit/field-lines.js';
import { TradeInput } from '../kit/trade-input.js';
import { FORM_NAME } from './submission-notes.js';
import type { Review } from './use-review.js';

const EMPTY = { value: '', label: 'Not given' };
const LICENSED_OPTIONS = [EMPTY, { value: 'Yes', label: 'Yes, says the owner' }, { value: 'No', label: 'No' }];

/** Edits before the approval; an emptied field is left out. */
export function SubmissionForm({ review }: { review: Review }) {
  return (
    <section className="kit-part" aria-label="Edit before approving">
      <h2>Edit before approving</h2>
      <p className="kit-soft kit-help">Nothing is saved until you approve. The owner sees what you publish.</p>
      <Form
        name={FORM_NAME}
        form={review.form}
        layout="vertical"
        requiredMark={false}
        initialValues={review.values}
        onValuesChange={(_, all) => review.typed(all)}
      >
        {linesOf(OWNERS_FIELDS).map((line) => (
          <div key={line[0]} className={line.length > 1 ? 'kit-pair' : undefined}>
            {line.map((field) => (
              <Form.Item key={field} name={LISTING_FIELDS[field].form.name} label={LISTING_FIELDS[field].label}>
                {controlOf(field)}
              </Form.Item>
            ))}
          </div>
        ))}
      </Form>
    </section>
  );
}

function controlOf(field: OwnersField): ReactElement {
  if (field === 'city') return <CityInput />;
  const { kind } = factsOf(field);
  if (kind === 'industry') return <TradeInput />;
  if (kind === 'yes') return <Select options={LICENSED_OPTIONS} />;
  return <FieldInput kind={kind} />;
}
