import { BUSINESS_FIELDS } from '../../ui/form/business-fields.js';

/** The fields whose typed value differs from the stored one. Line ends are normalised, because forms without scripts send CRLF. */
export function changedFieldsOf(typed: Record<string, string>, fields: Record<string, string | undefined>) {
  const textOf = (value: string | undefined) => (value ?? '').replaceAll('\r\n', '\n').trim();
  return BUSINESS_FIELDS.filter((name) => textOf(typed[name]) !== textOf(fields[name]));
}
