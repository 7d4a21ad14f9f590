import { Form, Switch } from 'antd';
import { createContext, Fragment, memo, type ReactNode, use, useMemo, useState } from 'react';
import { CORRECTED_IN_ORDER, factsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { FieldGroup } from '../../../../../src/shared/listings/listing-fields.js';
import { ImageField } from '../kit/image-field.js';
import { CityInput } from '../kit/city-hint.js';
import { FieldInput } from '../kit/field-input.js';
import { linesOf } from '../kit/field-lines.js';
import { TradeInput } from '../kit/trade-input.js';
import { useStable } from '../kit/use-stable.js';
import { ApproximateNote } from './approximate-note.js';
import { GalleryField } from './gallery-field.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';
import { FIELD_NAMES } from './listing-words.js';
import { type ListingValues, valuesOf } from './listing-values.js';
import { OpeningHoursField } from './opening-hours-field.js';
import { PlaceOnMap } from './place-on-map.js';
import type { PlaceText } from './place-values.js';
import { SourceValue } from './source-value.js';
import type { ListingEditor } from './use-listing-editor.js';

export const FORM_NAME = 'listing';

/** The part of an editor that the form needs, for an existing or a new listing. */
type FormEditor = Pick<ListingEditor, 'form' | 'values' | 'busy' | 'typed'> & {
  base: Pick<ListingWhole, 'source' | 'corrected'> & Partial<Pick<ListingWhole, 'approximatePlace' | 'latitude' | 'longitude'>>;
  save: () => Promise<unknown>;
  takeBack: (field: CorrectableField) => Promise<unknown>;
};

interface ListingFormProps {
  editor: FormEditor;
  disabled: boolean;
}

/** The current values, for parts of the form that depend on them. */
const TypedContext = createContext<ListingValues | undefined>(undefined);

/**
 * All correctable fields of a listing, in groups. Typing does not render the form again, because Ant Design renders all fields with it,
 * which would delay each key.
 */
export function ListingForm({ editor: { form, base, values, busy, ...editor }, disabled }: ListingFormProps) {
  const [start] = useState(values);
  const typed = useStable(editor.typed);
  const save = useStable(editor.save);
  const takeBack = useStable(editor.takeBack);
  const stableEditor = useMemo(
    () => ({ form, base, start, busy, typed, save, takeBack }),
    [form, base, start, busy, typed, save, takeBack],
  );
  return (
    <TypedContext value={values}>
      <Fields editor={stableEditor} disabled={disabled} />
    </TypedContext>
  );
}

interface FieldsProps {
  editor: Omit<FormEditor, 'values'> & { start: ListingValues };
  disabled: boolean;
}

const Fields = memo(function Fields({ editor, disabled }: FieldsProps) {
  return (
    <Form
      name={FORM_NAME}
      form={editor.form}
      layout="vertical"
      requiredMark={false}
      disabled={disabled}
      initialValues={editor.start}
      onValuesChange={(_, all) => editor.typed(all)}
      onFinish={() => void editor.save()}
    >
      {GROUPS.map(([group, title]) => (
        <Group key={group} title={title}>
          {linesOf(CORRECTED_IN_ORDER.filter((field) => factsOf(field).group === group)).map((line) => (
            <Fragment key={line[0]}>
              {line.includes('latitude') && (
                <p className="kit-help kit-soft" id="listing-place-help">
                  Latitude and longitude put the business on the map and in nearby searches. Copy both from a map, such as 43.5448 and
                  -80.2482; leave both empty if you do not know them. <ApproximateNote place={editor.base.approximatePlace} />
                </p>
              )}
              <Line>
                {line.map((field) => (
                  <Field key={field} field={field} editor={editor} disabled={disabled} />
                ))}
              </Line>
              {line.includes('latitude') && <Place editor={editor} disabled={disabled} />}
            </Fragment>
          ))}
        </Group>
      ))}
    </Form>
  );
});

const GROUPS: readonly [FieldGroup, string][] = [
  ['name', 'Name and trade'],
  ['contact', 'Contact'],
  ['place', 'Place'],
  ['words', 'Words and pictures'],
  ['badges', 'Badges and licence'],
  ['hours', 'Opening hours'],
  ['ratings', 'Ratings'],
];

/** Coordinates with a map. A pin on the map fills the two fields, so that it is saved, compared and undone like typed values. */
function Place({ editor: { form, base, typed }, disabled }: FieldsProps) {
  const values = use(TypedContext)!;
  const { latitude, longitude, city, region } = values;
  const text = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const town = useMemo(() => ({ city, region }), [city, region]);
  const saved = useMemo(() => placeOf(valuesOf(base)), [base]);
  const onChange = useStable((place: PlaceText) => {
    form.setFieldsValue(place);
    typed({ ...values, ...place });
  });
  return <PlaceOnMap text={text} saved={saved} approximate={base.approximatePlace} town={town} disabled={disabled} onChange={onChange} />;
}

const placeOf = ({ latitude, longitude }: ListingValues) => ({ latitude, longitude });

function Line({ children }: { children: ReactNode[] }) {
  return children.length > 1 ? <div className="kit-pair">{children}</div> : children;
}

interface FieldProps extends FieldsProps {
  field: CorrectableField;
}

function Field({ field, editor, disabled }: FieldProps) {
  const { kind, note } = factsOf(field);
  const item = itemOf(editor, field, disabled, note);
  if (kind === 'yes') {
    return (
      <Form.Item {...item} className="listing-switch" valuePropName="checked" layout="horizontal" labelAlign="left" colon={false}>
        <Switch />
      </Form.Item>
    );
  }
  // These controls have labels of their own.
  const isLabelled = kind === 'hours' || kind === 'image' || kind === 'gallery';
  return (
    <Form.Item {...item} label={isLabelled ? undefined : item.label}>
      <Control field={field} disabled={disabled} />
    </Form.Item>
  );
}

/** The control for the kind of a field. @param given props from the form item */
function Control({ field, disabled, ...given }: { field: CorrectableField; disabled: boolean }) {
  const { kind } = factsOf(field);
  if (kind === 'hours') return <OpeningHoursField disabled={disabled} {...given} />;
  if (kind === 'gallery') return <GalleryField disabled={disabled} {...given} />;
  if (kind === 'image') return <ImageField label={FIELD_NAMES[field]} without="Its initials" disabled={disabled} {...given} />;
  if (kind === 'industry') return <TradeInput {...given} />;
  if (field === 'city') return <CityInput disabled={disabled} {...given} />;
  return <FieldInput kind={kind} placeholder={field === 'address' ? 'Street, city, region, postal code' : undefined} {...given} />;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="listing-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function itemOf({ base, busy, takeBack }: FieldsProps['editor'], field: CorrectableField, disabled: boolean, help?: string) {
  const corrected = base.corrected[field];
  return {
    name: field,
    label: FIELD_NAMES[field],
    extra: (corrected || help) && (
      <>
        {help}
        {corrected && (
          <SourceValue
            field={field}
            source={base.source}
            says={corrected.source}
            disabled={disabled || busy}
            onTakeBack={() => void takeBack(field)}
          />
        )}
      </>
    ),
  };
}
