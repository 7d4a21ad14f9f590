import { resolve } from 'node:path';
import { commandOf } from './command.js';
import { writeNewFile } from './output-file.js';

const HELP = `npm run export -- [file.csv] [--for-spreadsheet]

Writes the published listings, as displayed, with the columns of the sheet. Read with LISTINGS_CSV by an empty
installation, the file gives the same listings, and the same file again; the addresses of pages are derived from title and
city again. To move a complete site, use npm run backup: uploaded pictures, unpublished listings and all other data are
not in this file.

  --for-spreadsheet   for opening in a spreadsheet: an apostrophe is added before cells that it would treat as formulas,
                      and the file begins with a byte order mark. Such cells are not read back unchanged.`;

export const exportListings = commandOf({
  help: HELP,
  options: { 'for-spreadsheet': { type: 'boolean', default: false } },
  words: 1,
  async run({ positionals: [name], values }, env, say) {
    const file = resolve(name ?? `listings-${new Date().toISOString().slice(0, 10)}.csv`);
    const { withDatabase } = await import('./reached-database.js');
    const { writeListings } = await import('./write-listings.js');
    const { listings, differing, moreDiffering } = await writeNewFile(file, () =>
      withDatabase(env, { beside: 'allowed', create: false }, say, (url) => writeListings(url, file, values['for-spreadsheet'])),
    );
    say(`${file}: ${listings} listings`);
    for (const { id, fields } of differing) say(`  ${id} would be read back with another ${fields.join(', ')}`);
    if (moreDiffering > 0) say(`  ... and ${moreDiffering} more`);
  },
});
