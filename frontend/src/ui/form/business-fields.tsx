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

/** What the forms about a business call what they ask, and say of it. */
export type BusinessFieldTexts = PageTexts<'business-fields'>;

/** The fields of the forms about a business, in their order. */
export const BUSINESS_FIELDS = FORM_FIELDS.map(({ name }) => name);

/** The fields of the form by the parts in which it asks for them. */
export const BUSINESS_PARTS = [...new Set(FORM_FIELDS.map(({ group }) => group))].map((group) => ({
  group,
  names: FORM_FIELDS.filter((field) => field.group === group).map(({ name }) => name),
}));

/** Whether a form of this kind cannot go without the field. */
export function isNeeded(name: BusinessFieldName, kind: 'new' | 'renewal'): boolean {
  const { needed } = formOf(name);
  return needed === 'always' || needed === kind;
}

type Line = Omit<Parameters<typeof LineField>[0], 'name'>;

/** Not "off": without a script the browser alone has what was typed, and brings it back with the page only where it may complete it. */
const ON = 'on';

/** How browsers help with a line of a kind, and with some by name. */
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
  /** The form cannot go without it. */
  needed?: boolean;
  help?: string;
}

/** A field about a business, as every form asks for it. */
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
