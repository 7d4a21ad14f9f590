import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env, readEnv } from './env.js';
import { warningsOfEnvFile, warningsOfEnvironment } from './env-file.js';

const warningsOf = (...lines: string[]) => warningsOfEnvFile(lines.join('\n'), Object.keys(new Env()));

describe('names in .env', () => {
  it.each([
    ['SETTING_PASSWORD', 'SETTINGS_PASSWORD'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['BACKUP_CRONS', 'BACKUP_CRON'],
    ['database_url', 'DATABASE_URL'],
    ['NODE_EVN', 'NODE_ENV'],
    ['SITE_ADRESS', 'SITE_ADDRESS'],
  ])('%s is reported as misspelt: %s was meant', (name, meant) => {
    expect(warningsOf(`${name}=secret-7`)).toEqual([expect.stringMatching(`no setting of this application: did you mean ${meant}\\?$`)]);
  });

  it('that resemble no setting are reported as well, without their values', () => {
    expect(warningsOf('SMTP_PASSWORD=secret-7')).toEqual([
      '.env sets SMTP_PASSWORD, which is no setting of this application: those that there are stand in .env.example, each as NAME=value',
    ]);
  });

  it('are not printed where they may be part of a secret', () => {
    const [warning, ...others] = warningsOf('# ours', 'PORT=3000', 'MIIEvQIBADANBg/kqhkiG9w0BAQEF==');
    expect([warning, others]).toEqual([expect.stringMatching(/^Line 3 of \.env sets what is no setting of this application: /), []]);
    expect(warning).not.toContain('MIIE');
  });

  it.each([
    'SETTINGS_PASSWORD: secret-7',
    'SETTINGS_PASSWORD secret-7',
    'export SETTINGS_PASSWORD secret-7',
    '  SETTINGS_PASSWORD : secret-7',
  ])('without an equals sign are reported: %s', (line) => {
    const warnings = warningsOf('PORT=3000', line);
    expect(warnings).toEqual(['Line 2 of .env has no "=" after SETTINGS_PASSWORD, and sets nothing: write SETTINGS_PASSWORD=value']);
  });

  it('may stand in a value of several lines', () => {
    expect(warningsOf("SETTINGS_PASSWORD='one", 'PORT: 2', "three'", 'PORT = 3000')).toEqual([]);
  });

  it('are accepted if the application, docker compose or an embedded program reads them', () => {
    const others = [
      'APP_PORT',
      'POSTGRES_PASSWORD',
      'SITE_ADDRESS',
      'COMPOSE_PROJECT_NAME',
      'NODE_OPTIONS',
      'PGSSLMODE',
      'TZ',
      'https_proxy',
    ];
    expect(warningsOf(...[...Object.keys(new Env()), ...others].map((name) => `export ${name}=1`))).toEqual([]);
  });
});

describe('a "#" in .env', () => {
  it.each(['SETTINGS_PASSWORD=abc#def ghi', ' export SETTINGS_PASSWORD = abc d#e\r', 'SETTINGS_PASSWORD=#secret'])(
    'that may be part of the value in %j is reported, without the value',
    (line) => {
      const warnings = warningsOf('PORT=3000', line);
      expect(warnings).toEqual([
        'The value of SETTINGS_PASSWORD in .env (line 2) ends before its "#": if that is part of it, put the whole value into single quotes',
      ]);
    },
  );

  it('starts a comment after a space, and is part of a quoted value', () => {
    const several = ["GOOGLE_SERVICE_ACCOUNT_JSON='{", 'SETTINGS_PASSWORD=a#b', "}'"];
    expect(
      warningsOf('PORT=3000 # that of the proxy#1', "SETTINGS_PASSWORD='abc#def'", 'OPS_TOKEN="a#b"#c', 'HOST=# any', ...several),
    ).toEqual([]);
  });
});

describe('readEnv', () => {
  const [before, environment] = [process.cwd(), { ...process.env }];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'homewright-env-'));
    process.chdir(folder);
    process.env['NODE_ENV'] = 'development';
  });
  afterEach(() => {
    process.chdir(before);
    process.env = { ...environment };
    rmSync(folder, { recursive: true });
  });

  it('prints warnings about the file before it refuses a setting', () => {
    writeFileSync('.env', 'SETTING_PASSWORD=a\nLOG_LEVEL=loud');
    const warnings: string[] = [];
    expect(() => readEnv((line) => warnings.push(line))).toThrow('Configuration error: LOG_LEVEL must be one of');
    expect(warnings).toEqual([expect.stringContaining('did you mean SETTINGS_PASSWORD?')]);
  });

  it('prints warnings about the environment of the process, and not about what .env adds to it', () => {
    writeFileSync('.env', 'SMPT_URL=smtp://mail.example');
    process.env['DATABSE_URL'] = 'postgres://db.example/homewright';
    const warnings: string[] = [];
    readEnv((line) => warnings.push(line));
    expect(warnings).toEqual([
      expect.stringMatching(/^The environment sets DATABSE_URL, .*did you mean DATABASE_URL/),
      expect.stringMatching(/^\.env sets SMPT_URL, .*did you mean SMTP_URL/),
    ]);
  });

  it('sets what the environment does not set, also in the first line after a byte order mark', () => {
    writeFileSync('.env', '\uFEFFSECURITY_CONTACT="mailto:a#b@example.com"\nLOG_LEVEL=warn');
    process.env['LOG_LEVEL'] = 'error';
    delete process.env['SECURITY_CONTACT'];
    const warnings: string[] = [];
    expect(readEnv((line) => warnings.push(line))).toMatchObject({ SECURITY_CONTACT: 'mailto:a#b@example.com', LOG_LEVEL: 'error' });
    expect(warnings).toEqual([]);
  });

  it('stops with a one-line error if .env is a folder', () => {
    mkdirSync('.env');
    expect(() => readEnv()).toThrow('Configuration error: .env cannot be read (EISDIR): it must be a file that this user may read.');
  });
});

describe('the environment of the process, where most names belong to other programs', () => {
  const warningsFor = (...names: string[]) => warningsOfEnvironment(names, Object.keys(new Env()));

  it.each([
    ['SETTING_PASSWORD', 'SETTINGS_PASSWORD'],
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
  ])('has a line for %s, which is almost %s', (name, meant) => {
    expect(warningsFor(name)).toEqual([`The environment sets ${name}, which is no setting of this application: did you mean ${meant}?`]);
  });

  it('has none for settings, and for names that resemble none', () => {
    expect(
      warningsFor(
        'PORT',
        'DATA_DIR',
        'SITE_ADDRESS',
        'PATH',
        'HOME',
        'HOSTNAME',
        'HOSTS',
        'SHELL',
        'npm_config_cache',
        'XDG_DATA_DIRS',
        '_',
      ),
    ).toEqual([]);
  });
});
