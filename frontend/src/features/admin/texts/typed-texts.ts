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

const keyOf = (page: TextPageName) => `homewright-draft-texts-${page}`;

/** What was typed and not saved, kept in this browser until it is saved or dropped. */
export function keepTyped(page: TextPageName, typed: TypedTexts): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(page));
    else localStorage.setItem(keyOf(page), JSON.stringify(typed));
  } catch {
    // A browser that stores nothing: what was typed stands in the form.
  }
}

export function keptTexts(page: TextPageName): TypedTexts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(page)) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as TypedTexts) : {};
  } catch {
    return {};
  }
}
