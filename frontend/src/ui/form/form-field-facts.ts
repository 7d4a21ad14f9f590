import type { FormFieldName } from '../../../../src/shared/listings/field-lists.js';
import type { FieldForm, FieldGroup, FieldKind } from '../../../../src/shared/listings/listing-fields.js';

/** The declaration of one field in the forms for owners. */
export interface FormFieldFacts extends Pick<FieldForm, 'needed'> {
  name: FormFieldName;
  kind: FieldKind;
  group: FieldGroup;
}
