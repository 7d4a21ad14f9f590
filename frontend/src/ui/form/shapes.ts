import type { FormWords } from './form-words.js';

export type ShapedType = 'email' | 'tel' | 'url';

/** What the browser can see at once; the server looks closer. */
export const SHAPES: Record<ShapedType, { pattern: string; wrong: keyof FormWords }> = {
  email: { pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+', wrong: 'emailWrong' },
  tel: { pattern: '(\\D*\\d){10,}.*', wrong: 'phoneWrong' },
  url: { pattern: '[Hh][Tt][Tt][Pp][Ss]?://.+', wrong: 'linkWrong' },
};

/** Of the fields that forms share. */
const TYPES: Record<string, ShapedType> = { email: 'email', phone: 'tel', website: 'url', google_maps_link: 'url' };

/** What the form itself says of a value that came back from the server because of its shape; `undefined` where it has no words for that. */
export function wrongShape(field: string, value: string, words: FormWords): string | undefined {
  const { pattern, wrong } = SHAPES[TYPES[field]!] ?? {};
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(value.trim()) ? words[wrong] : undefined;
}
