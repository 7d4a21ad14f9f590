import { factsOf, type FactsOf, type FormFieldName, OWNERS_FIELDS, type OwnersField } from '../../../../../shared/listings/field-lists.js';
import type { TextPage } from '../text-facts.js';
import { type FieldWords, fieldTexts } from './form-fields.js';

type Words = {
  [F in OwnersField as FactsOf<F>['form']['name']]: FactsOf<F>['form'] extends { ask: string }
    ? FieldWords & { missing: string }
    : FieldWords;
} & Record<FormFieldName, FieldWords>;

const FIELDS = Object.fromEntries(
  OWNERS_FIELDS.map((field): [string, FieldWords] => {
    const { name = field, label = field, help, ask } = factsOf(field).form ?? {};
    return [name, { label, help, ...(ask === undefined ? {} : { missing: `${ask.charAt(0).toUpperCase()}${ask.slice(1)}.` }) }];
  }),
) as Words;

/** The fields of all forms about a business, derived from the table of a listing's fields. */
export const businessFields = {
  title: 'Fields about a business',
  address: '/list-business',
  texts: fieldTexts(FIELDS),
} satisfies TextPage;
