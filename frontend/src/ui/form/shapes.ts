import type { FormWords } from './form-words.js';

/** Types of inputs that browsers check by themselves. */
export type ShapedType = 'email' | 'tel' | 'url';

export type Shape = ShapedType | 'postCode';

/** What the browser can see at once; the server looks closer. */
export const SHAPES: Record<Shape, { pattern: string; wrong: keyof FormWords }> = {
  email: { pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+', wrong: 'emailWrong' },
  tel: { pattern: '(\\D*\\d){10,}.*', wrong: 'phoneWrong' },
  url: { pattern: '[Hh][Tt][Tt][Pp][Ss]?://.+', wrong: 'linkWrong' },
  // What begins like a Canadian one is one, or the first half of it; codes of other countries are not known here.
  postCode: { pattern: '(?!\\s*[A-Za-z]\\d).*|\\s*[A-Za-z]\\d[A-Za-z](?:[\\s.\\-–—]*\\d[A-Za-z]\\d)?\\s*', wrong: 'postCodeWrong' },
};

/** The shapes of the fields that forms share. */
const SHAPE_OF: Record<string, Shape> = { email: 'email', phone: 'tel', website: 'url', google_maps_link: 'url', post_code: 'postCode' };

/** What the form itself says of a value that came back from the server because of its shape; `undefined` where it has no words for that. */
export function wrongShape(field: string, value: string, words: FormWords): string | undefined {
  const { pattern, wrong } = SHAPES[SHAPE_OF[field]!] ?? {};
  return pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value.trim()) ? words[wrong] : undefined;
}
