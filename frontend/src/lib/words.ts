import { extensionIn } from '../../../src/shared/contact/phone-extension.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';

/*
 * The formats of phone numbers, dates and addresses. Implemented here instead of using the machine's locale data, because the server and
 * every browser must render exactly the same (hydration).
 */

/**
 * "(416) 555-0142 ext. 12" for a North American number in E.164, any other as it is.
 * @param typed the number as the business writes it: E.164 has no extensions
 */
export function phoneText(e164: string, typed?: string | null): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  const number = match ? `(${match[1]}) ${match[2]}-${match[3]}` : e164;
  const extension = typed ? extensionIn(typed) : undefined;
  return extension === undefined ? number : `${number} ext. ${extension}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "20 Nov 2026" for an ISO date. */
export function dateText(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return match ? `${Number(match[3])} ${MONTHS[Number(match[2]) - 1]} ${match[1]}` : iso;
}

/** "20 Nov 2026" for a moment in a time zone: the same on the server and in every browser. */
export function dayText(moment: string, timeZone: string): string {
  // The Swedish date format is that of ISO 8601.
  return dateText(new Date(moment).toLocaleDateString('sv', { timeZone }));
}

/** "7:30 a.m." for "07:30". */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'a.m.' : 'p.m.';
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${minute} ${half}`;
}

/** "1 review", "2 reviews". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;
}

/** The same with editable texts: each form contains `{count}`. */
export function countedIn(count: number, one: string, many: string): string {
  return fillTemplate(count === 1 ? one : many, { count: count.toLocaleString('en-CA') });
}

/** From this distance on, tenths of a kilometre are left out. */
const WHOLE_FROM_KM = 100;

/** "2.7", "1,204"; for an approximate place, whole kilometres, rounded up. */
export function kilometresText(km: number, isApproximate = false): string {
  if (isApproximate) return Math.max(1, Math.ceil(km)).toLocaleString('en-CA');
  const tenths = km.toFixed(1);
  return Number(tenths) < WHOLE_FROM_KM ? tenths : Math.round(km).toLocaleString('en-CA');
}

/** The number of stars for a rating: full ones, and half a star from .5 on. */
export function starsOf(rating: number): number {
  return Math.floor(rating) + (rating % 1 >= 0.5 ? 0.5 : 0);
}

/** Looks up an entry by an untrusted name; own properties only, because every object inherits names such as "constructor". */
export function entryOf<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The search page with these filters; empty ones are left out. */
export function searchAddress(filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return `/search${query && `?${query}`}`;
}
