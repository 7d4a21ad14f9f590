const EXTENSION = /^(.*?\d)[\s,;(]*(?:ext(?:ension|n)?|poste|x|#)[\s.:]*(\d{1,7})[\s)]*$/i;
const MIN_DIGITS_BEFORE = 10;
/** Of the longest number in the world. Before the extension of a second number there are more. */
const MAX_DIGITS_BEFORE = 15;

/** The extension behind a number as people write it, in English or French; `undefined` where there is none. */
export function extensionIn(phone: string): string | undefined {
  const [, number = '', extension] = EXTENSION.exec(phone) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS_BEFORE && digits <= MAX_DIGITS_BEFORE ? extension : undefined;
}
