import type { PlainFacts } from '../text-facts.js';

/** The words of a form field. */
export interface FieldWords {
  label: string;
  /** Below the label; empty if no explanation is needed. */
  help?: string;
  /** The message if it is left empty. Without it the field is optional. */
  missing?: string;
}

type FieldTexts<Fields> = {
  [
    Name in keyof Fields & string as `${Name}Label` | `${Name}Help` | (Fields[Name] extends { missing: string } ? `${Name}Missing` : never)
  ]: PlainFacts;
};

/** Label, hint and message of each field of a form, as texts. */
export function fieldTexts<const Fields extends Record<string, FieldWords>>(fields: Fields): FieldTexts<Fields> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label, help = '', missing }]): [string, PlainFacts][] => [
      [`${name}Label`, { kind: 'line', label: `Field “${label}”: label`, most: 80, default: label }],
      [`${name}Help`, { kind: 'line', label: `Field “${label}”: hint`, most: 400, mayBeEmpty: true, default: help }],
      ...(missing === undefined
        ? []
        : [
            [`${name}Missing`, { kind: 'line', label: `Field “${label}”: when it is left empty`, most: 160, default: missing }] satisfies [
              string,
              PlainFacts,
            ],
          ]),
    ]),
  ) as FieldTexts<Fields>;
}
