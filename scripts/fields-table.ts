import { readFileSync, writeFileSync } from 'node:fs';
import { factsOf, SHEET_FIELDS } from '../src/shared/listings/field-lists.js';

/** `npm run fields` generates the table of the sheet's columns in this document from the table of fields. */
export const DOCUMENT = 'docs/operations/google-sheets.md';

const HEAD = ['| column | holds | at most | said or corrected by | shown on |', '| --- | --- | --- | --- | --- |'];
const ID = '| `id` | what never changes about a business, such as a number; no two alike | 200 characters | | |';

export function fieldsTable(): string {
  const rows = SHEET_FIELDS.map((field) => {
    const { kind, about, longest, most, form, corrected, shown } = factsOf(field);
    const limit =
      kind === 'gallery'
        ? `${most} pictures, each with a description of ${longest} characters`
        : [most && `${most} places`, longest && `${longest} characters`].filter(Boolean).join(' of ');
    const who = form ? `owner (\`${form.name}\`), admin` : corrected ? 'admin' : '';
    return `| \`${field}\` | ${about} | ${limit} | ${who} | ${shown === 'card' ? 'card, page' : 'page'} |`;
  });
  return [...HEAD, ID, ...rows].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(/^\| column \|.*\n(\|.*\n)+/m, () => `${fieldsTable()}\n`),
  );
}
