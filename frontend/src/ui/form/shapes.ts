import type { FormWords } from './form-words.js';

/** Types of inputs that browsers validate. */
export type ShapedType = 'email' | 'tel' | 'url';

export type Shape = ShapedType | 'postCode';

/** Patterns for a first check in the browser; the server validates more strictly. */
export const SHAPES: Record<Shape, { pattern: string; wrong: keyof FormWords }> = {
  email: { pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+', wrong: 'emailWrong' },
  tel: { pattern: '(\\D*\\d){10,}.*', wrong: 'phoneWrong' },
  url: { pattern: '[Hh][Tt][Tt][Pp][Ss]?://.+', wrong: 'linkWrong' },
  // A code that begins like a Canadian one must be a whole one or its first half; codes of other countries are not checked.
  postCode: { pattern: '(?!\\s*[A-Za-z]\\d).*|\\s*[A-Za-z]\\d[A-Za-z](?:[\\s.\\-–—]*\\d[A-Za-z]\\d)?\\s*', wrong: 'postCodeWrong' },
};

/** The shapes of the fields that forms share. */
const SHAPE_OF: Record<string, Shape> = { email: 'email', phone: 'tel', website: 'url', google_maps_link: 'url', post_code: 'postCode' };

/** The form's own error text for a value that the server refused because of its format; `undefined` where it has none. */
export function wrongShape(field: string, value: string, words: FormWords): string | undefined {
  const { pattern, wrong } = SHAPES[SHAPE_OF[field]!] ?? {};
  return pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value.trim()) ? words[wrong] : undefined;
}
