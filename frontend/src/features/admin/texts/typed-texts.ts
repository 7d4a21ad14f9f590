import { OwnDraft } from '../kit/own-draft.js';
import type { EditedText, TextPageName, TextValue, TypedTexts } from './texts-endpoints.js';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What would change: what was typed and is not saved already. */
export function changesOf(texts: readonly EditedText[], typed: TypedTexts): TypedTexts {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => {
      const text = texts.find((each) => each.name === name);
      return text !== undefined && (value === null ? text.isChanged : !same(value, text.value));
    }),
  );
}

/** What was typed after this state of the form was sent. */
export function typedSince(sent: TypedTexts, typed: TypedTexts): TypedTexts {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => !same(value, sent[name])));
}

/** What stands in a field. */
export function shownValue(text: EditedText, typed: TypedTexts): TextValue {
  const value = typed[text.name];
  return value === undefined ? text.value : (value ?? text.default);
}

/** Whether the default stands there, or will. */
export function isDefault(text: EditedText, typed: TypedTexts): boolean {
  return same(shownValue(text, typed), text.default);
}

/** What was typed and not saved of these texts. Earlier editions stored it bare: nobody knows on which version it was typed. */
export function textsDraft(page: TextPageName): OwnDraft<TypedTexts> {
  return new OwnDraft<TypedTexts>(`texts-${page}`, (stored) =>
    typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { values: stored as TypedTexts, at: '' } : undefined,
  );
}
