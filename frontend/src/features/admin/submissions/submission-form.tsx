import { Form, type FormInstance, Select } from 'antd';
import { memo, type ReactElement, useState } from 'react';
import { factsOf, OWNERS_FIELDS, type OwnersField } from '../../../../../src/shared/listings/field-lists.js';
import { LISTING_FIELDS } from '../../../../../src/shared/listings/listing-fields.js';
import { CityInput } from '../kit/city-hint.js';
import { FieldInput } from '../kit/field-input.js';
import { linesOf } from '../kit/field-lines.js';
import { TradeInput } from '../kit/trade-input.js';
import { useStable } from '../kit/use-stable.js';
import { FORM_NAME } from './submission-notes.js';
import type { Review } from './use-review.js';

const EMPTY = { value: '', label: 'Not given' };
const LICENSED_OPTIONS = [EMPTY, { value: 'Yes', label: 'Yes, says the owner' }, { value: 'No', label: 'No' }];

/** Edits before the approval; an emptied field is left out. */
export function SubmissionForm({ review: { form, values, typed } }: { review: Review }) {
  const [start] = useState(values);
  return (
    <section className="kit-part" aria-label="Edit before approving">
      <h2>Edit before approving</h2>
      <p className="kit-soft kit-help">Nothing is saved until you approve. The owner sees what you publish.</p>
      <Fields form={form} start={start} onTyped={useStable(typed)} />
    </section>
  );
}

type Values = Review['values'];

interface FieldsProps {
  form: FormInstance<Values>;
  start: Values;
  onTyped: (values: Values) => void;
}

/** Memoised: Ant Design renders all fields with their form. */
const Fields = memo(function Fields({ form, start, onTyped }: FieldsProps) {
  return (
    <Form
      name={FORM_NAME}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={start}
      onValuesChange={(_, all: Values) => onTyped(all)}
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
  );
});

function controlOf(field: OwnersField): ReactElement {
  if (field === 'city') return <CityInput />;
  const { kind } = factsOf(field);
  if (kind === 'industry') return <TradeInput />;
  if (kind === 'yes') return <Select options={LICENSED_OPTIONS} />;
  return <FieldInput kind={kind} />;
}
