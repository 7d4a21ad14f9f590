/** A cell as the sheet's XML has it. */
export interface RawCell {
  /** `s` shared text, `inlineStr`, `str` a formula's text, `b` yes or no, `e` an error, `d` a date, `n` a number. */
  type: string;
  /** -1 for none. */
  style: number;
  value: string;
}

export interface CellStyles {
  /** By style. */
  isDate: readonly boolean[];
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean;
}

const DAY_MS = 86_400_000;
/** Excel counts days from the last one of 1899, and also counts a 29 February 1900. */
const DAYS_SINCE_1900 = 25_569;
const DAYS_SINCE_1904 = 24_107;

/** The text of a cell, as somebody would type it into a list. */
export function cellTextOf({ type, style, value }: RawCell, texts: readonly string[], { isDate, is1904 }: CellStyles): string {
  if (value === '') return value;
  if (type === 's') return unescaped(texts[Number(value)] ?? '');
  if (type === 'inlineStr' || type === 'str') return unescaped(value);
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'e' || type === 'd') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (isDate[style]) return dateText(number, is1904);
  // Excel shows fifteen digits; further ones are errors of binary fractions.
  return String(Number(number.toPrecision(15)));
}

function dateText(days: number, is1904: boolean): string {
  const time = Math.round((days - (is1904 ? DAYS_SINCE_1904 : DAYS_SINCE_1900)) * DAY_MS);
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(days);
  const [day, clock] = date.toISOString().split('T') as [string, string];
  if (days < 1) return clock.slice(0, 5);
  return Number.isInteger(days) ? day : `${day} ${clock.slice(0, 5)}`;
}

/** Whether a format of numbers shows them as dates or times: one of Excel's own, or one that somebody wrote. */
export function isDateFormat(id: number, code = ''): boolean {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)) return true;
  // Without colours, conditions, quoted words and escaped letters.
  return /[dmyhs]/i.test(code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '').replace(/general/gi, ''));
}

/** Characters that XML cannot hold are written as _x000D_. */
function unescaped(text: string): string {
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
