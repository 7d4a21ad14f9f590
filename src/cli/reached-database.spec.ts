import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustHaveDatabase } from './reached-database.js';

describe('a command on a data folder', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'homewright-reached-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('without a database says so', () => {
    expect(() => mustHaveDatabase(folder)).toThrow(/^There is no database in the data folder .+: set DATA_DIR/);
  });

  it('of another user does not say that there is no database', () => {
    chmodSync(folder, 0);
    // Root may read everything.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid!(65_534);
    try {
      expect(() => mustHaveDatabase(folder)).toThrow(/^The data folder .+ cannot be read by this user: run the command as the user/);
    } finally {
      if (isRoot) process.seteuid!(0);
      chmodSync(folder, 0o700);
    }
  });
});
