import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_PROGRAMS } from './binaries.js';
import { findPostgres, knownPostgres } from './postgres-binaries.js';

describe('the PostgreSQL that is packaged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homewright-programs-'));
  const [postgres, initdb] = [join(folder, 'postgres'), join(folder, 'initdb')];
  const sums = { postgres: hash('sha256', 'the server'), initdb: hash('sha256', 'the maker of data folders') };

  beforeEach(() => {
    writeFileSync(postgres, 'the server');
    writeFileSync(initdb, 'the maker of data folders');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is used when it is the one we know', async () => {
    expect(await knownPostgres({ postgres, initdb }, sums)).toEqual({ postgres, initdb });
  });

  it.each([
    ['postgres', postgres],
    ['initdb', initdb],
  ])('is refused when %s is another, and the line says what to do', async (_name, path) => {
    writeFileSync(path, 'something else');
    await expect(knownPostgres({ postgres, initdb }, sums)).rejects.toThrow(
      `${path} is not the one we know (SHA-256 ${hash('sha256', 'something else')}): run npm ci`,
    );
  });

  it('is refused where nothing is known', async () => {
    await expect(knownPostgres({ postgres, initdb }, undefined)).rejects.toThrow('is not the one we know');
  });

  it('is known for each platform that has a package, and is the one that is installed here', async () => {
    expect(Object.keys(POSTGRES_PROGRAMS).sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']);
    expect((await findPostgres()).postgres).toMatch(/postgres$/);
  });
});
