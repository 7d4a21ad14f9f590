import type { SchemaObject } from '@nestjs/swagger';
import { CARD_FIELD_NAMES, factsOf } from '../../../shared/listings/field-lists.js';
import type { ListingCard } from '../../../shared/listings/listing-card.js';
import type { FieldKind } from '../../../shared/listings/listing-fields.js';
import { decimal, described, type Fields, list, nullable, oneOf, text, whole } from './answers.js';

/** Schemas of the fields that are not text, or never null. */
const SCHEMAS: Partial<Record<FieldKind, SchemaObject>> = {
  yes: oneOf('yes', 'no'),
  decimal: nullable(decimal),
  count: whole,
  places: list(text),
};

const valueFields = CARD_FIELD_NAMES.map((field) => {
  const { kind, needed, about } = factsOf(field);
  const schema: SchemaObject = SCHEMAS[kind] ?? (needed ? text : nullable(text));
  return [field, described(schema, `${about[0]!.toUpperCase()}${about.slice(1)}.`)];
});

/** Derived from the table of fields. */
export const CARD_FIELDS = {
  id: text,
  slug: described(text, 'Its page is /business/{slug}.'),
  ...Object.fromEntries(valueFields),
} as Fields<ListingCard>;
