import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { CommandFailed, runCommand } from './commands/command.js';
import { withDatabase } from './commands/reached-database.js';
import { exportListings, type ExportReport } from './modules/listings/index.js';

const HELP = `npm run export -- [file.csv] [--for-spreadsheet]

Writes the published listings, as they are shown, with the columns of the sheet. Read back with LISTINGS_CSV in an empty
place, the file gives the same listings, and the same file again; the addresses of pages are made from title and city
anew. To move a site with all that it has, use npm run backup: pictures that were uploaded here, unpublished listings
and what else there is are not in this file.

  --for-spreadsheet   for opening in a spreadsheet: an apostrophe stands before cells that it would carry out as a formula,
                      and the file begins with a byte order mark. Such cells do not come back the same.`;

const NAMED = 10;

await runCommand({
  help: HELP,
  options: { 'for-spreadsheet': { type: 'boolean', default: false } },
  words: 1,
  async run({ positionals: [name], values }, env, say) {
    const file = resolve(name ?? `listings-${new Date().toISOString().slice(0, 10)}.csv`);
    if (existsSync(file)) throw new CommandFailed(`The file ${file} exists already: name another one, or move it away.`);
    const { listings, differing } = await withDatabase(env, { beside: 'allowed', create: false }, say, (url) => write(url, file, values['for-spreadsheet']));
    say(`${file}: ${listings} listings`);
    for (const { id, fields } of differing.slice(0, NAMED)) say(`  ${id} would come back with another ${fields.join(', ')}`);
    if (differing.length > NAMED) say(`  ... and ${differing.length - NAMED} more`);
  },
});

async function write(url: string, file: string, forSpreadsheet: boolean): Promise<ExportReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'homewright-export' });
  await client.connect();
  const unfinished = `${file}.part`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const query = async <Row>(sql: string, parameters: unknown[]) => (await client.query(sql, parameters)).rows as Row[];
    const { text, report } = await exportListings(query, forSpreadsheet);
    await writeFile(unfinished, text);
    await rename(unfinished, file);
    return report;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}
