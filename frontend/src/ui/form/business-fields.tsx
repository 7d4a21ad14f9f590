import { FORM_FIELDS } from 'virtual:form-fields';
import type { FormFieldName } from '../../../../src/shared/listings/field-lists.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { FieldKind } from '../../../../src/shared/listings/listing-fields.js';
import { named } from './field-texts.js';
import { CityField } from './city-field.js';
import { useFormState } from './form-context.js';
import { LineField, RadioField, TextField } from './fields.js';
import { TradeField } from './trade-field.js';

export type BusinessFieldName = FormFieldName;

const formOf = (name: BusinessFieldName) => FORM_FIELDS.find((field) => field.name === name)!;

/** Labels, hints and error texts of the forms about a business. */
export type BusinessFieldTexts = PageTexts<'business-fields'>;

/** The fields of the forms about a business, in their order. */
export const BUSINESS_FIELDS = FORM_FIELDS.map(({ name }) => name);

/** The fields of the form, grouped by its parts. */
export const BUSINESS_PARTS = [...new Set(FORM_FIELDS.map(({ group }) => group))].map((group) => ({
  group,
  names: FORM_FIELDS.filter((field) => field.group === group).map(({ name }) => name),
}));

/** Whether the field is required in a form of this kind. */
export function isNeeded(name: BusinessFieldName, kind: 'new' | 'renewal'): boolean {
  const { needed } = formOf(name);
  return needed === 'always' || needed === kind;
}

type Line = Omit<Parameters<typeof LineField>[0], 'name'>;

/** Not "off": without scripts only the browser keeps the typed values, and it restores them on navigation only where autocomplete is on. */
const ON = 'on';

/** Attributes for the browser's support (keyboard, autocomplete), by the kind of a field. */
const LINES: Partial<Record<FieldKind, Line>> = {
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'off' },
  link: { type: 'url', autoComplete: ON, inputMode: 'url', autoCapitalize: 'off' },
  'post-code': { shape: 'postCode', autoComplete: 'postal-code', autoCapitalize: 'characters', short: true },
  plain: { autoComplete: ON, autoCapitalize: 'off', short: true },
};
const FILLED_IN: Partial<Record<BusinessFieldName, Partial<Line>>> = {
  title: { autoComplete: 'organization' },
  website: { autoComplete: 'url' },
  complete_address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
};
const ROWS: Partial<Record<FieldKind, number>> = { text: 6, places: 3 };

interface BusinessFieldProps {
  name: BusinessFieldName;
  texts: BusinessFieldTexts;
  /** The field is required. */
  needed?: boolean;
  help?: string;
}

/** A field about a business, the same in every form. */
export function BusinessField({ name, texts, needed = false, help }: BusinessFieldProps) {
  const { words } = useFormState();
  const { kind } = formOf(name);
  const common = { name, help, missing: needed ? named(texts, 'Missing')[name] : undefined };
  const rows = ROWS[kind];
  if (kind === 'industry') return <TradeField {...common} help={texts.industryHelp} />;
  if (kind === 'yes') return <RadioField {...common} options={{ Yes: words.yes, No: words.no }} />;
  if (name === 'city') return <CityField {...common} autoComplete={ON} {...FILLED_IN[name]} />;
  if (rows !== undefined) return <TextField {...common} rows={rows} />;
  return <LineField {...common} autoComplete={ON} {...LINES[kind]} {...FILLED_IN[name]} />;
}
