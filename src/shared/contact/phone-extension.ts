const EXTENSION = /^(.*?\d)[\s,;(]*(?:ext(?:ension|n)?|poste|x|#)[\s.:]*(\d{1,7})[\s)]*$/i;
const MIN_DIGITS_BEFORE = 10;

/** The extension behind a number as people write it, in English or French; `undefined` where there is none. */
export function extensionIn(phone: string): string | undefined {
  const [, number = '', extension] = EXTENSION.exec(phone) ?? [];
  return number.replace(/\D/g, '').length >= MIN_DIGITS_BEFORE ? extension : undefined;
}
