import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { resolve } from 'node:path';
import type { Runtime } from '../app.module.js';
import { builtPages } from '../built-pages.js';
import { type Env, operatingVariablesOf } from '../config/env.js';
import { openModules } from '../create-app.js';
import { migrations } from '../migrations/index.js';
import { RemoveListing } from '../modules/listings/index.js';
import { migrationsIn } from '../platform/backup/catalogue.js';
import { onOwnConnection } from '../platform/database/own-connection.js';
import { CopyPerson } from '../platform/privacy/copy-person.js';
import { ErasePerson } from '../platform/privacy/erase-person.js';
import { DomainError } from '../shared/domain-error.js';
import type { ErasureCount, Person, PersonalRecords } from '../shared/privacy/personal-data.js';
import { CommandFailed, type PrintLine } from './command.js';

/** Runs the application's use cases from a command, whether or not a process of it is running. */
export class PrivacyCases {
  private constructor(private readonly app: NestFastifyApplication) {}

  static async on(databaseUrl: string, env: Env): Promise<PrivacyCases> {
    await mustBeCurrent(databaseUrl);
    return new PrivacyCases(await openModules(runtimeOn(databaseUrl, env)));
  }

  async listing(id: string, say: PrintLine): Promise<void> {
    const merged = await this.app.get(RemoveListing).execute(id).catch(toOneLine);
    say(`${id} is deleted permanently`);
    if (merged > 0)
      say(
        `${merged} ${merged === 1 ? 'listing that was merged into it is' : 'listings that were merged into it are'} unpublished now: restore or delete what is left under /settings/listings`,
      );
  }

  async person(person: Person, dryRun: boolean, say: PrintLine): Promise<void> {
    report(await this.app.get(ErasePerson).execute(person, dryRun), dryRun, say);
  }

  copy(email: string): Promise<PersonalRecords[]> {
    return this.app.get(CopyPerson).execute(email);
  }

  async end(): Promise<void> {
    await this.app.close();
  }
}

/** The rest can be found once these are mended. */
const MAX_PAGES = 20;

function report(erased: ErasureCount[], dryRun: boolean, say: PrintLine): void {
  const found = erased.filter(({ count }) => count > 0);
  if (found.length === 0)
    say('Nothing is stored about this address. Articles and texts of pages, names and phone numbers were not searched.');
  else if (dryRun) say('Without --dry-run this would happen:');
  for (const { what, count, became, where = [] } of found) {
    say(`${String(count).padStart(6)}  ${became.padEnd(8)}${what}`);
    for (const page of where.slice(0, MAX_PAGES)) say(`                ${page}`);
  }
  if (dryRun) say('Nothing was changed: the entries were only counted.');
}

/** Refuse to write to a schema of another version. */
async function mustBeCurrent(url: string): Promise<void> {
  const ran = await onOwnConnection({ connectionString: url }, migrationsIn);
  if (ran?.length !== migrations.length) throw new CommandFailed('The database is of another version: start this one on it first.');
}

function toOneLine(error: unknown): never {
  throw error instanceof DomainError ? new CommandFailed(error.message) : error;
}

/** Only the database is used. */
function runtimeOn(databaseUrl: string, env: Env): Runtime {
  return {
    databaseUrl,
    engine: { kind: 'none' },
    dataDir: resolve(env.DATA_DIR),
    backupDir: resolve(env.DATA_DIR, 'backups'),
    password: '',
    isPasswordFixed: true,
    sessionSecret: 'of no use: nobody signs in here',
    operation: operatingVariablesOf(env),
    builtPages: builtPages(),
    securityContact: undefined,
    httpsForSubdomains: false,
    opsToken: undefined,
    trustsThisMachine: true,
    trustProxy: undefined,
    listingsCsv: undefined,
    googleSheet: undefined,
    sampleCsv: undefined,
    logLevel: 'warn',
    prettyLogs: false,
  };
}
