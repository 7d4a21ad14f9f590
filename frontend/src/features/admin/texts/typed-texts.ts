import { OwnDraft } from '../kit/own-draft.js';
import type { EditedText, TextPageName, TextValue, TypedTexts } from './texts-endpoints.js';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The changes that differ from the saved texts. */
export function changesOf(texts: readonly EditedText[], typed: TypedTexts): TypedTexts {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => {
      const text = texts.find((each) => each.name === name);
      return text !== undefined && (value === null ? text.isChanged : !same(value, text.value));
    }),
  );
}

/** The changes made after this state of the form was sent. */
export function typedSince(sent: TypedTexts, typed: TypedTexts): TypedTexts {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => !same(value, sent[name])));
}

/** The value of a field. */
export function shownValue(text: EditedText, typed: TypedTexts): TextValue {
  const value = typed[text.name];
  return value === undefined ? text.value : (value ?? text.default);
}

/** Whether the field's value is the default. */
export function isDefault(text: EditedText, typed: TypedTexts): boolean {
  return same(shownValue(text, typed), text.default);
}

/**
 * The stored draft of these texts. Earlier versions of the program stored only the values, so the version that they are based on is
 * unknown.
 */
export function textsDraft(page: TextPageName): OwnDraft<TypedTexts> {
  return new OwnDraft<TypedTexts>(`texts-${page}`, (stored) =>
    typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { values: stored as TypedTexts, at: '' } : undefined,
  );
}
