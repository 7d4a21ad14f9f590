import { FIELD_GROUPS, type FieldFilter, type FieldKind, LISTING_FIELDS, type ListingField } from './listing-fields.js';

export type FieldName = keyof typeof LISTING_FIELDS;

/** The declaration of one field in the table. */
export type FactsOf<F extends FieldName> = (typeof LISTING_FIELDS)[F];

/** The names of the fields whose declaration extends this type. */
type Where<Facts> = { [F in FieldName]: FactsOf<F> extends Facts ? F : never }[FieldName];

export type CardField = Where<{ shown: 'card' }>;
export type CorrectableField = Where<{ corrected: true }>;
export type OwnersField = Where<{ form: object }>;
export type SheetField = Exclude<FieldName, Where<{ derived: true }>>;
export type SearchedField = Where<{ searched: string }>;
export type FormFieldName = { [F in OwnersField]: FactsOf<F>['form']['name'] }[OwnersField];

/** The TypeScript type of the values of each kind; types of the lists that only a page shows are in the listings module. */
export interface PlainValues extends Record<
  Exclude<FieldKind, 'yes' | 'decimal' | 'count' | 'places' | 'reviews' | 'hours' | 'gallery'>,
  string | null
> {
  yes: boolean;
  decimal: number | null;
  count: number;
  places: string[];
}

/** The type of a field's value. @template Values the types by kind, such as {@link PlainValues} */
export type ValueOf<F extends FieldName, Values> =
  FactsOf<F> extends { needed: true } ? string : FactsOf<F>['kind'] extends keyof Values ? Values[FactsOf<F>['kind']] : never;

export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as FieldName[];

export function factsOf(field: FieldName): ListingField {
  return LISTING_FIELDS[field];
}

function where<F extends FieldName>(holds: (facts: ListingField) => boolean): readonly F[] {
  return FIELD_NAMES.filter((field) => holds(factsOf(field))) as F[];
}

const inFormOrder = <F extends FieldName>(fields: readonly F[]): readonly F[] =>
  FIELD_GROUPS.flatMap((group) => fields.filter((field) => factsOf(field).group === group));

export const CARD_FIELD_NAMES = where<CardField>(({ shown }) => shown === 'card');
export const SHEET_FIELDS = where<SheetField>(({ derived }) => !derived);
/** The texts of reviews and thanks are not among these: other people wrote them, so nobody may correct them. */
export const CORRECTABLE = where<CorrectableField>(({ corrected }) => corrected === true);
/** Fields that the API returns but no correction can set. */
export const NOT_CORRECTABLE = where(({ corrected }) => !corrected);
export const PERSONAL_FIELDS = where(({ personal }) => personal === true);

/** {@link CORRECTABLE} in the order of the forms. */
export const CORRECTED_IN_ORDER = inFormOrder(CORRECTABLE);
/** The fields of the forms for owners, in their order. */
export const OWNERS_FIELDS = inFormOrder(where<OwnersField>(({ form }) => form !== undefined));

/** The most prominent ones first. */
export const SEARCHED_FIELDS = where<SearchedField>(({ searched }) => searched !== undefined).toSorted((a, b) =>
  LISTING_FIELDS[a].searched.localeCompare(LISTING_FIELDS[b].searched),
);

/** The names of these fields in the forms, in the same order. */
export const FORM_FIELD_NAMES: readonly FormFieldName[] = OWNERS_FIELDS.map((field) => LISTING_FIELDS[field].form.name);

const BY_FORM_NAME = new Map<string, OwnersField>(OWNERS_FIELDS.map((field) => [LISTING_FIELDS[field].form.name, field]));

/** The field that has this name in the forms. */
export function fieldAskedAs(name: FormFieldName): OwnersField {
  return BY_FORM_NAME.get(name)!;
}

/** Fields that a filter of the search compares; a list matches by any of its entries. */
export function filteredBy(filter: FieldFilter): readonly CardField[] {
  return CARD_FIELD_NAMES.filter((field) => factsOf(field).filter === filter);
}

/** The column with the folded key that a filter compares. For a list, the column has the keys of all entries. */
export function filterColumn(field: FieldName): string {
  const { column, kind } = factsOf(field);
  return kind === 'places' ? `${column}_keys` : `${column}_key`;
}

/** The empty value of a field. */
export function emptyValueOf(field: FieldName): string | number | boolean | [] | null {
  const { kind, needed } = factsOf(field);
  if (kind === 'places' || kind === 'reviews' || kind === 'hours' || kind === 'gallery') return [];
  return needed ? '' : kind === 'yes' ? false : kind === 'count' ? 0 : null;
}
