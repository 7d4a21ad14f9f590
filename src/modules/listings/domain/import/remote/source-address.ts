import { InvalidValues } from '../../../../../shared/domain-error.js';

/** Where a table is on the web, as it was read from a link. */
export type SourceAddress =
  | { kind: 'google'; spreadsheetId: string; gid: string | undefined }
  /** A sheet that its owner has published: readable by anybody, under a key that is not its id. */
  | { kind: 'published'; key: string; gid: string | undefined }
  | { kind: 'https'; url: string };

const SPREADSHEET = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/|$)/;
const PUBLISHED = /^\/spreadsheets\/(?:u\/\d+\/)?d\/e\/([\w-]{20,})(?:\/|$)/;

/** @throws InvalidValues on `field`, with what is wrong with the link and how to write it */
export function readSourceAddress(text: string, field = 'address'): SourceAddress {
  const wrong = (message: string) => new InvalidValues([{ field, message }]);
  if (!URL.canParse(text))
    throw wrong('must be a whole address, such as https://docs.google.com/spreadsheets/d/... or https://example.com/list.csv');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw wrong('must begin with https://');
  if (url.username || url.password) throw wrong('must not have a name and password in it: everyone in the back office could read them');
  if (url.hostname === 'docs.google.com') return googleAddress(url, wrong);
  if (url.hostname === 'drive.google.com') {
    throw wrong(
      url.pathname.includes('/folders/')
        ? 'leads to a folder of Google Drive: open the spreadsheet in it, and copy the address of that'
        : 'leads to a file in Google Drive: open it in Google Sheets, and copy the address of that',
    );
  }
  url.hash = '';
  return { kind: 'https', url: url.href };
}

function googleAddress(url: URL, wrong: (message: string) => InvalidValues): SourceAddress {
  const gid = /(?:^|[#&?])gid=(\d+)/.exec(url.hash)?.[1] ?? /^\d+$/.exec(url.searchParams.get('gid') ?? '')?.[0];
  const key = PUBLISHED.exec(url.pathname)?.[1];
  if (key) return { kind: 'published', key, gid };
  const spreadsheetId = SPREADSHEET.exec(url.pathname)?.[1];
  if (spreadsheetId) return { kind: 'google', spreadsheetId, gid };
  throw wrong(
    'does not lead to a spreadsheet: open it in Google Sheets, and copy the address from the browser, https://docs.google.com/spreadsheets/d/...',
  );
}

/** The same key for all links to the same table. */
export function tableKeyOf(address: SourceAddress): string {
  if (address.kind === 'https') return address.url;
  const id = address.kind === 'google' ? address.spreadsheetId : address.key;
  return `${address.kind}:${id}:${address.gid ?? ''}`;
}
