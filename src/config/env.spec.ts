import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env, InvalidEnvironment, parseEnv, warningsOf, withKeyFromFile } from './env.js';
import { COMPOSE_VARIABLES } from './env-file.js';

type Variables = Record<string, string>;

function problemOf(variables: Variables): string {
  try {
    parseEnv(variables);
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.message;
    throw error;
  }
  throw new Error(`Accepted: ${JSON.stringify(variables)}`);
}

describe('parseEnv', () => {
  it('requires no variables', () => {
    expect({ ...parseEnv({}) }).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: '.data',
      SEARCH_ENGINE: 'meilisearch',
      SYNC_CRON: undefined,
      SAMPLE_DATA: 'on',
      LOG_LEVEL: 'info',
      GOOGLE_SHEETS_RANGE: 'Listings',
      DATABASE_URL: undefined,
      SETTINGS_PASSWORD: undefined,
    });
  });

  it('treats an empty value as unset, and trims', () => {
    expect(parseEnv({ PORT: '', HOST: '  ', DATABASE_URL: '', TRUST_PROXY: ' ', OPS_TOKEN: '' })).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
    });
    expect(parseEnv({ LISTINGS_CSV: ' data/x.csv ' }).LISTINGS_CSV).toBe('data/x.csv');
  });

  it('ignores unknown variables', () => {
    expect(parseEnv({ PATH: '/bin', constructor: 'x', toString: 'y' })).not.toHaveProperty('PATH');
  });

  it('normalises the public origin as browsers do', () => {
    expect(parseEnv({ PUBLIC_ORIGIN: 'HTTPS://Homewright.Example:443/' }).PUBLIC_ORIGIN).toBe('https://homewright.example');
  });

  it.each([
    { PORT: '0' },
    { PORT: '65535' },
    { NODE_ENV: 'production' },
    { PUBLIC_ORIGIN: 'http://localhost:3000' },
    { DATABASE_URL: 'postgres://u:p@db:5432/homewright' },
    { DATABASE_URL: 'postgresql://db/homewright?sslmode=require' },
    { DATABASE_URL: 'postgres:///homewright?host=/var/run/postgresql' },
    { MEILI_HOST: 'http://meili:7700' },
    { DATABASE_URL: 'postgres://u:p@db/x', DATABASE_READ_URL: 'postgres://u:p@replica/x', DATABASE_READ_MAX_LAG: '30' },
    { MEILI_HOST: 'http://one:7700, https://two:7700 http://three:7700' },
    { SEARCH_ENGINE: 'postgres' },
    { SESSION_SECRET: 'x'.repeat(32) },
    { OPS_TOKEN: 'x'.repeat(16) },
    { GOOGLE_SHEETS_ID: '1aB_-9' },
    { SYNC_CRON: 'off' },
    { SYNC_CRON: '*/5 * * * *' },
    { SITE_TIME_ZONE: 'America/Vancouver' },
    { SITE_REGION: 'NS' },
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=7' },
    { MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors' },
    { SITE_REFERRALS: 'off' },
    { BACKUP_CRON: '0 4 * * *' },
    { BACKUPS_KEPT: '30' },
    { SYNC_CRON: '0 0 29 2 *' },
    { FORM_FORWARD_URL: 'https://forms.example/x' },
    { FORM_FORWARD_URL: 'https://me:50%25off@forms.example/x?at=50%' },
    { SMTP_URL: 'smtps://u:p@mail:465' },
    { MAIL_FROM: 'Homewright <hello@homewright.example>' },
    { MAIL_FROM: 'hello@homewright.example' },
    { NOTIFY_EMAIL: 'root@localhost' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1, ::1, fd00::/8' },
    { SAMPLE_DATA: 'off' },
    { LOG_LEVEL: 'silent' },
    { SECURITY_CONTACT: 'security@h.example, https://h.example/about' },
    { SECURITY_CONTACT: 'mailto:security@h.example' },
    { HSTS_SUBDOMAINS: 'on' },
    { GOOGLE_SERVICE_ACCOUNT_JSON: '{"type":"service_account"}' },
    { GOOGLE_SERVICE_ACCOUNT_JSON: '/run/secrets/google.json' },
  ])('accepts %j', (variables) => expect(() => parseEnv(variables as unknown as Variables)).not.toThrow());

  it.each([
    ['NODE_ENV', 'staging-7'],
    ['PORT', 'abc-7'],
    ['PORT', '65536'],
    ['PORT', '-17'],
    ['PORT', '3000.5'],
    ['PORT', '1e3'],
    ['PUBLIC_ORIGIN', 'h7.example'],
    ['PUBLIC_ORIGIN', 'https://h.example/path'],
    ['PUBLIC_ORIGIN', 'ftp://h.example'],
    ['PUBLIC_ORIGIN', 'https://u:secret@h.example'],
    ['PUBLIC_ORIGIN', 'https://h.example/?q=1'],
    ['DATABASE_URL', 'mysql://u:secret@db/x'],
    ['DATABASE_URL', 'db:5432'],
    ['DATABASE_URL', 'postgres:secret'],
    ['DATABASE_READ_URL', 'replica:5432'],
    ['DATABASE_READ_MAX_LAG', '-7'],
    ['DATABASE_READ_MAX_LAG', 'an hour'],
    ['MEILI_HOST', 'meili:7700'],
    ['MEILI_HOST', 'http://one:7700, two'],
    ['MEILI_HOST', 'http://one:7700,http://one:7700'],
    ['MEILI_HOST', 'http://localhost:7700,http://127.0.0.1:7700'],
    ['SEARCH_ENGINE', 'elastic'],
    ['SESSION_SECRET', 'secret'],
    ['SESSION_SECRET', 'y'.repeat(31)],
    ['OPS_TOKEN', 'z'.repeat(15)],
    ['GOOGLE_SHEETS_ID', 'https://docs.google.com/x'],
    ['GOOGLE_SERVICE_ACCOUNT_JSON', '{"private_key": '],
    ['GOOGLE_SHEETS_ROOT_URL', 'sheets'],
    ['SYNC_CRON', 'hourly-ish'],
    ['SITE_TIME_ZONE', 'Toronto-7'],
    ['SITE_REGION', 'Ontario-7'],
    ['MAP_TILES_URL', 'http://tiles-7.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles-7.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles-7.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://u:secret@tiles.example/{z}/{x}/{y}.png'],
    ['SITE_GUIDES', 'no'],
    ['BACKUP_CRON', 'nightly-7'],
    ['SMTP_URL', 'smtp:///mail-7'],
    ['BACKUPS_KEPT', '0'],
    ['SYNC_CRON', '99 9 * * *'],
    ['SYNC_CRON', '0 0 30 2 *'],
    ['FORM_FORWARD_URL', 'javascript:alert(7)'],
    ['FORM_FORWARD_URL', 'https://me:50%off@forms-7.example/x'],
    ['FORM_FORWARD_URL', 'https://50%off:me@forms-7.example/x'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Homewright-7'],
    ['NOTIFY_EMAIL', 'somebody-7'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '300'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1, ::/0'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', 'true'],
    ['SECURITY_CONTACT', 'call us'],
    ['SECURITY_CONTACT', 'http://h.example'],
    ['SECURITY_CONTACT', 'javascript:alert(1)'],
    ['HSTS_SUBDOMAINS', 'some'],
    ['SAMPLE_DATA', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it without its value', (name, value) => {
    const message = problemOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^Configuration error: ${name} must [^\\n]+\\.$`));
    expect(message).not.toContain(value);
  });

  it('refuses a replica of the embedded database', () => {
    expect(problemOf({ DATABASE_READ_URL: 'postgres://u:secret@replica/x' })).toBe(
      'Configuration error: DATABASE_READ_URL needs DATABASE_URL, the database that it is a replica of.',
    );
  });

  it('reports every invalid variable in one message, each once', () => {
    const message = problemOf({ PORT: 'x', DATABASE_URL: 'secret', OPS_TOKEN: 'short', SYNC_CRON: 'never', LOG_LEVEL: 'loud' });
    expect(message).not.toMatch(/secret|short\b|never|loud|\n/);
    expect(message.match(/\b[A-Z]+_?[A-Z]+\b(?= must)/g)?.sort()).toEqual(['DATABASE_URL', 'LOG_LEVEL', 'OPS_TOKEN', 'PORT', 'SYNC_CRON']);
  });

  describe('in production with an external database', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/homewright' };

    it('requires SETTINGS_PASSWORD', () => {
      const expected = 'Configuration error: SETTINGS_PASSWORD must be set in production with an external database.';
      expect(problemOf(production)).toBe(expected);
      expect(problemOf({ ...production, SETTINGS_PASSWORD: '  ' })).toBe(expected);
      expect(() => parseEnv({ ...production, SETTINGS_PASSWORD: 'x' })).not.toThrow();
    });

    it('does not require it otherwise', () => {
      expect(() => parseEnv({ NODE_ENV: 'production' })).not.toThrow();
      expect(() => parseEnv({ ...production, NODE_ENV: 'development' })).not.toThrow();
    });
  });
});

it('.env.example has every setting, and none that does not exist', () => {
  const [ours, dockers] = readFileSync('.env.example', 'utf8').split('# --- docker compose');
  const named = (text: string) => [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!).sort();
  expect(named(ours!)).toEqual(Object.keys(new Env()).sort());
  expect(named(dockers!)).toEqual(COMPOSE_VARIABLES);
});

describe('addresses of databases', () => {
  const HINT = 'in user and password # is written as %23, / as %2F, ? as %3F, @ as %40 and % as %25';

  it.each([
    ['postgres://u:p%zz@db/x', `has a % that begins no percent-encoded character: ${HINT}`],
    ['postgres://u:p@db/100%', 'has a % in the name of the database that begins no percent-encoded character: % itself is written as %25'],
    ['postgres://u:p%ff@db/x', `has a % that begins no percent-encoded character: ${HINT}`],
    ['postgres://u:secret#1@db/x', `must be a postgres:// address with a host: ${HINT}`],
    ['postgres://u:secret/1@db/x', `must be a postgres:// address with a host: ${HINT}`],
    [
      'postgres://u:secret@db/x?sslmode=verify-full&sslrootcert=/no/ca.pem',
      'names a file in sslrootcert that cannot be read (ENOENT): correct its path, or let this user read it',
    ],
    [
      'postgres://u:secret@db/x?uselibpqcompat=true&sslmode=verify-ca',
      'has sslmode=verify-ca without an authority to verify: name its file with sslrootcert, or set sslmode=verify-full',
    ],
  ])('%s is refused, and the error says how to correct it', (address, says) => {
    expect(problemOf({ DATABASE_URL: address })).toBe(`Configuration error: DATABASE_URL ${says}.`);
  });

  it('a replica of an invalid address is a warning, and does not prevent the start', () => {
    const env = parseEnv({ DATABASE_URL: 'postgres://db/x', DATABASE_READ_URL: 'postgres://u:p%zz@replica/x' });
    expect(warningsOf(env)).toEqual([
      `DATABASE_READ_URL has a % that begins no percent-encoded character: ${HINT}; until then all is read from DATABASE_URL`,
    ]);
  });

  it('a password that ends the address early without making it invalid is reported', () => {
    const env = parseEnv({ DATABASE_URL: 'postgres://u:12/secret@db/x' });
    expect(warningsOf(env)).toEqual([`DATABASE_URL has an @ after its host, as if a / or # of the password had ended it: ${HINT}`]);
    expect(warningsOf(parseEnv({ DATABASE_URL: 'postgres://u:p%40%2F%23@db/x' }))).toEqual([]);
  });

  it.each([
    ['postgres://db/x?sslmode=require', 'postgres://db/x?sslmode=verify-full'],
    ['postgres://db/x?a=b&sslmode=prefer&sslcert=', 'postgres://db/x?a=b&sslmode=verify-full&sslcert='],
    ['postgres://db/x?uselibpqcompat=true&sslmode=require', 'postgres://db/x?uselibpqcompat=true&sslmode=require'],
    ['postgres://db/x?sslmode=no-verify', 'postgres://db/x?sslmode=no-verify'],
  ])('%s becomes an address that states the TLS mode which the client uses for it', (given, is) => {
    expect(parseEnv({ DATABASE_URL: given }).DATABASE_URL).toBe(is);
  });
});

describe('a SETTINGS_PASSWORD that is easily guessed', () => {
  it('is reported, and not printed', () => {
    const [warning, ...others] = warningsOf(parseEnv({ SETTINGS_PASSWORD: 'zq7' }));
    expect([warning, others]).toEqual([expect.stringMatching(/^SETTINGS_PASSWORD has fewer than 12 characters/), []]);
    expect(warning).not.toContain('zq7');
  });

  it('has fewer than twelve characters', () => {
    expect(warningsOf(parseEnv({ SETTINGS_PASSWORD: 'x'.repeat(12) }))).toEqual([]);
    expect(warningsOf(parseEnv({ SETTINGS_PASSWORD: '🏠'.repeat(6) }))).toHaveLength(1);
  });
});

describe('a path that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homewright-paths-'));
  const file = join(folder, 'key.json');
  beforeAll(() => writeFileSync(file, '{}'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['missing', { BACKUP_DIR: join(folder, 'to', 'come'), GOOGLE_SERVICE_ACCOUNT_JSON: file }, []],
    [
      'of the wrong kind',
      { BACKUP_DIR: file, GOOGLE_SERVICE_ACCOUNT_JSON: folder },
      [/^BACKUP_DIR .*\(ENOTDIR\)/, /^GOOGLE_\w+ .*\(EISDIR\)/],
    ],
    ['below a file', { BACKUP_DIR: join(file, 'backups') }, [/^BACKUP_DIR .*\(ENOTDIR\)/]],
    ['of a file that does not exist', { GOOGLE_SERVICE_ACCOUNT_JSON: join(folder, 'none.json') }, [/^GOOGLE_\w+ .*\(ENOENT\)/]],
    ['no path at all', { GOOGLE_SERVICE_ACCOUNT_JSON: '{"type":"service_account"}' }, []],
  ])('is reported unless a folder is only not there yet: %s', (_case, variables, warnings) => {
    expect(warningsOf(parseEnv(variables))).toEqual(warnings.map((warning) => expect.stringMatching(warning) as string));
  });
});

describe('MEILI_API_KEY_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homewright-key-'));
  const file = join(folder, 'meilisearch');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('provides the key if no other is set', () => {
    writeFileSync(file, 'a-key\n');
    expect(withKeyFromFile(parseEnv({ MEILI_API_KEY_FILE: file })).MEILI_API_KEY).toBe('a-key');
    expect(withKeyFromFile(parseEnv({ MEILI_API_KEY_FILE: file, MEILI_API_KEY: 'another' })).MEILI_API_KEY).toBe('another');
  });

  it('that cannot be read stops the start with a line that names it', () => {
    expect(() => withKeyFromFile(parseEnv({ MEILI_API_KEY_FILE: join(folder, 'nothing') }))).toThrow(
      'Configuration error: MEILI_API_KEY_FILE cannot be read (ENOENT).',
    );
  });
});
