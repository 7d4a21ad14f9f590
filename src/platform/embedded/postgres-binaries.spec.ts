import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_PROGRAMS } from './binaries.js';
import { findPostgres, knownPostgres } from './postgres-binaries.js';

describe('the packaged PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homewright-programs-'));
  const [postgres, initdb] = [join(folder, 'postgres'), join(folder, 'initdb')];
  const sums = { postgres: hash('sha256', 'the server'), initdb: hash('sha256', 'the maker of data folders') };

  beforeEach(() => {
    writeFileSync(postgres, 'the server');
    writeFileSync(initdb, 'the maker of data folders');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is used if its checksum is the known one', async () => {
    expect(await knownPostgres({ postgres, initdb }, sums)).toEqual({ postgres, initdb });
  });

  it.each([
    ['postgres', postgres],
    ['initdb', initdb],
  ])('is refused if %s has another checksum, and the line says what to do', async (_name, path) => {
    writeFileSync(path, 'something else');
    await expect(knownPostgres({ postgres, initdb }, sums)).rejects.toThrow(
      `${path} has an unknown checksum (SHA-256 ${hash('sha256', 'something else')}): run npm ci`,
    );
  });

  it('is refused without known checksums', async () => {
    await expect(knownPostgres({ postgres, initdb }, undefined)).rejects.toThrow('has an unknown checksum');
  });

  it('has checksums for each platform with a package, and those of the installed one match', async () => {
    expect(Object.keys(POSTGRES_PROGRAMS).sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']);
    expect((await findPostgres()).postgres).toMatch(/postgres$/);
  });
});
