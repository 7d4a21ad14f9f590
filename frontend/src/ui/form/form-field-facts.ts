import type { FormFieldName } from '../../../../src/shared/listings/field-lists.js';
import type { FieldForm, FieldGroup, FieldKind } from '../../../../src/shared/listings/listing-fields.js';

/** What forms for owners ask of one field. */
export interface FormFieldFacts extends Pick<FieldForm, 'needed'> {
  name: FormFieldName;
  kind: FieldKind;
  group: FieldGroup;
}
