import { BUSINESS_FIELDS } from '../../ui/form/business-fields.js';

/** In which fields that was typed which is not there. Forms sent without a script have other line ends. */
export function differing(typed: Record<string, string>, fields: Record<string, string | undefined>) {
  const textOf = (value: string | undefined) => (value ?? '').replaceAll('\r\n', '\n').trim();
  return BUSINESS_FIELDS.filter((name) => textOf(typed[name]) !== textOf(fields[name]));
}
