import { AutoComplete, Form, Input, type InputProps, Select } from 'antd';
import { useTradeNames } from '../shared/trade-names.js';
import type { FieldName } from './submission-endpoints.js';
import { FORM_NAME } from './submission-notes.js';
import { FIELD_NAMES } from './submission-words.js';
import type { Review } from './use-review.js';

const EMPTY = { value: '', label: 'Not given' };
const LICENSED_OPTIONS = [EMPTY, { value: 'Yes', label: 'Yes, says the owner' }, { value: 'No', label: 'No' }];

/** Edits before the approval; an emptied field is left out. */
export function SubmissionForm({ review }: { review: Review }) {
  const trades = useTradeNames();
  return (
    <section className="desk-part" aria-label="Edit before approving">
      <h2>Edit before approving</h2>
      <p className="desk-soft desk-help">Nothing is saved until you approve. The owner sees what you publish.</p>
      <Form
        name={FORM_NAME}
        form={review.form}
        layout="vertical"
        requiredMark={false}
        initialValues={review.values}
        onValuesChange={(_, all) => review.typed(all)}
      >
        {text('title', { maxLength: 200 })}
        <div className="desk-pair">
          <Form.Item {...item('industry')}>
            <AutoComplete options={trades.map((value) => ({ value }))} filterOption={(typed, option) => (option?.value ?? '').toLowerCase().includes(typed.trim().toLowerCase())} />
          </Form.Item>
          <Form.Item {...item('licensed')}>
            <Select options={LICENSED_OPTIONS} />
          </Form.Item>
        </div>
        <div className="desk-pair">
          {text('phone', { type: 'tel' })}
          {text('email', { inputMode: 'email' })}
        </div>
        {text('website', { inputMode: 'url', placeholder: 'https://' })}
        {text('complete_address')}
        <div className="desk-pair">
          {text('city')}
          {text('post_code')}
        </div>
        {text('google_maps_link', { inputMode: 'url', placeholder: 'https://' })}
        <Form.Item {...item('business_description')}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
      </Form>
    </section>
  );
}

function item(field: FieldName) {
  return { name: field, label: FIELD_NAMES[field] };
}

function text(field: FieldName, props: InputProps = {}) {
  return (
    <Form.Item {...item(field)}>
      <Input autoComplete="off" {...props} />
    </Form.Item>
  );
}
