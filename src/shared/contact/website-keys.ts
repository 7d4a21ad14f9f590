import { escapeRegExp } from 'es-toolkit/string';

/** Long enough to distinguish sites, and short enough for PostgreSQL's indexes. */
const MAX_SITE_KEY = 200;
const MAX_PAGE_KEY = 400;

/**
 * The key for comparing websites in memory: two links with the same key are the same website. It ignores the scheme, its port, a leading
 * `www.`, the root dot of a host name, slashes at the end, and tracking parameters of advertisements. Every other part of a path or a query
 * counts, because on a platform for many businesses it distinguishes them.
 *
 * {@link siteKeyOf} and {@link pageKeyOf} are its older, coarser forms. Their values are stored in columns and indexes, so they must not
 * change; {@link siteKeyPattern} finds stored ones by this rule.
 */
export function websiteKeyOf(link: string): string {
  const url = URL.parse(link);
  if (!url) return siteKeyOf(link);
  const query = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => !/^utm_/i.test(parameter))
    .join('&');
  const port = isPortOfScheme(url.port) ? '' : `:${url.port}`;
  return `${hostOf(url)}${port}${url.pathname.replace(/\/+$/, '')}${query && `?${query}`}${url.hash}`.toLowerCase().replace(/[/?#]+$/, '');
}

/** The host name of a link without what {@link websiteKeyOf} ignores. */
export function websiteHostOf(link: string): string {
  return websiteKeyOf(link).split(/[/?#:]/, 1)[0]!;
}

/**
 * The start of a link without scheme, `www.`, and meaningless characters at its end. Stored in `submission.site_key` and
 * `referral.site_key`, and the index `listing_by_site` has the same expression in SQL: a change of this rule needs a migration of all
 * three.
 */
export function siteKeyOf(link: string): string {
  return plain(link).slice(0, MAX_SITE_KEY);
}

/**
 * A regular expression, for JavaScript and PostgreSQL, that matches all stored {@link siteKeyOf} that may have the same {@link
 * websiteKeyOf}.
 */
export function siteKeyPattern(link: string): string {
  const [, authority, path] = /^([^/?#]*)([^?#]*)/.exec(plain(link))!;
  const [, name, port] = /^(.*?)\.*(:\d+)?$/.exec(authority!)!;
  const ports = isPortOfScheme(port?.slice(1) ?? '') ? '(:80|:443)?' : port!;
  return `^${escapeRegExp(name!)}\\.*${ports}${escapeRegExp(path!.replace(/\/+$/, ''))}/*([?#].*)?$`;
}

/** Host and path of a link, without its query. Stored in `listing.website_key`, by which possible duplicates of listings are reported. */
export function pageKeyOf(link: string): string | null {
  const url = URL.parse(link);
  if (!url) return null;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`.toLowerCase().slice(0, MAX_PAGE_KEY).toWellFormed();
}

const plain = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[/?#]+$/, '');

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '').replace(/\.+$/, '');

const isPortOfScheme = (port: string) => ['', '80', '443'].includes(port);
