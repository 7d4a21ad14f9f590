import { resolve } from 'node:path';
import pg from 'pg';
import validator from 'validator';
import type { Runtime } from './app.module.js';
import { CommandFailed, runCommand } from './commands/command.js';
import { withDatabase } from './commands/reached-database.js';
import type { Env } from './config/env.js';
import { openModules } from './create-app.js';
import { migrations } from './migrations/index.js';
import { RemoveListing } from './modules/listings/index.js';
import { migrationsIn } from './platform/backup/catalogue.js';
import { ErasePerson } from './platform/privacy/erase-person.js';
import { DomainError } from './shared/domain-error.js';
import type { Tally } from './shared/personal-data.js';

const HELP = `npm run privacy:erase -- --email someone@example.com [--listings] [--dry-run]
npm run privacy:erase -- --listing ID

Deletes what somebody sent, and empties what else names the address: messages, submissions with their private links,
letters and forwarded forms, entries of the log. All of it or nothing, beside a running process or without one. It says
how many things of each kind there were; the log keeps these numbers alone. Backups and what was forwarded or mailed
already are out of its reach.

  --listings     also takes the address out of listings that show it; no sync brings it back
  --dry-run      only counts
  --listing ID   removes one listing for good; a row of the sheet must be taken out there, and synced, first`;

await runCommand({
  help: HELP,
  options: { email: { type: 'string' }, listing: { type: 'string' }, listings: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  words: 0,
  async run({ values: { email, listing, listings, 'dry-run': dryRun } }, env, say) {
    if ((email === undefined) === (listing === undefined)) throw new CommandFailed('Whose? --email someone@example.com, or --listing ID. --help says more.');
    if (email !== undefined && !validator.isEmail(email.trim())) throw new CommandFailed(`${email} is not an e-mail address.`);
    if (listing !== undefined && (dryRun || listings)) throw new CommandFailed('--listing stands alone. --help says more.');
    await withDatabase(env, { beside: 'allowed', create: false }, say, async (url) => {
      await mustBeCurrent(url);
      const app = await openModules(runtimeOn(url, env));
      try {
        if (listing !== undefined) {
          await app.get(RemoveListing).execute(listing).catch(toOneLine);
          say(`${listing} is removed for good`);
        } else tell(await app.get(ErasePerson).execute({ email: email!.trim().toLowerCase(), listings }, dryRun), dryRun, say);
      } finally {
        await app.close();
      }
    });
  },
});

function tell(tallies: Tally[], dryRun: boolean, say: (line: string) => void): void {
  const found = tallies.filter(({ count }) => count > 0);
  if (found.length === 0) say('Nothing here has this address.');
  for (const { what, count, became } of found) say(`${String(count).padStart(6)}  ${became.padEnd(8)}${what}`);
  if (dryRun) say('Nothing was changed: this was only counted.');
}

/** A schema of another version than ours is not for us to write to. */
async function mustBeCurrent(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ran = await migrationsIn(client);
    if (ran?.length !== migrations.length) throw new CommandFailed('The database is of another version: start this one on it first.');
  } finally {
    await client.end();
  }
}

function toOneLine(error: unknown): never {
  throw error instanceof DomainError ? new CommandFailed(error.message) : error;
}

/** Only the database is used. */
function runtimeOn(databaseUrl: string, env: Env): Runtime {
  return {
    databaseUrl, engine: { kind: 'none' }, dataDir: resolve(env.DATA_DIR), password: '', sessionSecret: 'of no use: nobody signs in here', publicOrigin: env.PUBLIC_ORIGIN,
    builtPages: resolve('dist/web'), opsToken: undefined, trustProxy: undefined, listingsCsv: undefined, googleSheet: undefined, sampleCsv: undefined, syncCron: 'off',
    logLevel: 'warn', prettyLogs: false,
  }; // prettier-ignore
}
