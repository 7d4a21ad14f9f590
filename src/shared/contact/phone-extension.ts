const EXTENSION = /^(.*?\d)[\s,;(]*(?:ext(?:ension|n)?|poste|x|#)[\s.:]*(\d{1,7})[\s)]*$/i;
const MIN_DIGITS_BEFORE = 10;
/** The longest telephone number (E.164). With more digits, the text has two numbers before the extension. */
const MAX_DIGITS_BEFORE = 15;

/** The extension after a number as people write it, in English or French; `undefined` where there is none. */
export function extensionIn(phone: string): string | undefined {
  const [, number = '', extension] = EXTENSION.exec(phone) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS_BEFORE && digits <= MAX_DIGITS_BEFORE ? extension : undefined;
}
