import { AutoComplete, Form, Input, type InputProps, Switch } from 'antd';
import type { ReactNode } from 'react';
import { ImageField } from '../shared/image-field.js';
import { useTradeNames } from '../shared/trade-names.js';
import type { CorrectableField } from './listing-endpoints.js';
import { FIELD_NAMES } from './listing-words.js';
import { OpeningHoursField } from './opening-hours-field.js';
import { SourceSays } from './source-says.js';
import type { ListingEditor } from './use-listing-editor.js';

export const FORM_NAME = 'listing';

interface ListingFormProps {
  editor: ListingEditor;
  disabled: boolean;
}

/** All that can be corrected about a listing, in groups. */
export function ListingForm({ editor, disabled }: ListingFormProps) {
  const trades = useTradeNames();
  const item = (field: CorrectableField, help?: string) => itemOf(editor, field, disabled, help);
  const text = (field: CorrectableField, props: InputProps = {}) => (
    <Form.Item {...item(field)}>
      <Input autoComplete="off" {...props} />
    </Form.Item>
  );
  return (
    <Form
      name={FORM_NAME}
      form={editor.form}
      layout="vertical"
      requiredMark={false}
      disabled={disabled}
      initialValues={editor.values}
      onValuesChange={(_, all) => editor.typed(all)}
      onFinish={() => void editor.save()}
    >
      <Group title="Name and trade">
        {text('title', { maxLength: 200 })}
        <Form.Item {...item('industry')}>
          <AutoComplete options={trades.map((value) => ({ value }))} filterOption={(typed, option) => matches(typed, option?.value ?? '')} />
        </Form.Item>
      </Group>
      <Group title="Contact">
        <div className="desk-pair">
          {text('phone', { type: 'tel' })}
          {text('email', { type: 'email' })}
        </div>
        {text('website', { inputMode: 'url', placeholder: 'https://' })}
      </Group>
      <Group title="Place">
        <Form.Item {...item('address')}>
          <Input autoComplete="off" placeholder="Street, city, region, postal code" />
        </Form.Item>
        <div className="desk-pair">
          {text('city')}
          {text('region')}
          {text('postCode')}
        </div>
        {text('googleMapsLink', { inputMode: 'url', placeholder: 'https://' })}
        <p className="desk-help desk-soft" id="listing-place-help">
          Latitude and longitude put the business on the map and into searches near a place. Copy both from a map, such as 43.5448 and -80.2482; leave both empty when they are not known.
        </p>
        <div className="desk-pair">
          {text('latitude', { inputMode: 'decimal' })}
          {text('longitude', { inputMode: 'decimal' })}
        </div>
      </Group>
      <Group title="Words and picture">
        <Form.Item {...item('description')}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
        <Form.Item {...item('image')} label={undefined}>
          <ImageField label={FIELD_NAMES.image} without="The drawing of the trade" disabled={disabled} />
        </Form.Item>
      </Group>
      <Group title="Badges">
        {BADGES.map(([field, help]) => (
          <Form.Item key={field} {...item(field, help)} className="listing-switch" valuePropName="checked" layout="horizontal" labelAlign="left" colon={false}>
            <Switch />
          </Form.Item>
        ))}
      </Group>
      <Group title="Opening hours">
        <Form.Item {...item('openingHours')} label={undefined}>
          <OpeningHoursField disabled={disabled} />
        </Form.Item>
      </Group>
    </Form>
  );
}

const BADGES = [
  ['featured', 'Stands before all others in the search, with a red border.'],
  ['verified', 'You have checked that this business is who it says it is.'],
  ['licensed', 'You have seen the licence that the trade needs.'],
] as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="listing-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function itemOf({ base, busy, takeBack }: ListingEditor, field: CorrectableField, disabled: boolean, help?: string) {
  const corrected = base.corrected[field];
  return {
    name: field,
    label: FIELD_NAMES[field],
    extra: (corrected || help) && (
      <>
        {help}
        {corrected && <SourceSays field={field} source={base.source} says={corrected.source} disabled={disabled || busy} onTakeBack={() => void takeBack(field)} />}
      </>
    ),
  };
}

const matches = (typed: string, name: string) => name.toLowerCase().includes(typed.trim().toLowerCase());
