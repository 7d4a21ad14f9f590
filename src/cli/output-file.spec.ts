import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewFile, writeWhole } from './output-file.js';

let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'output-'))));
afterEach(() => rm(folder, { recursive: true }));

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('a new file', () => {
  it('is written', async () => {
    const file = join(folder, 'a.csv');
    expect(await writeNewFile(file, () => writeFile(file, 'x').then(() => 'done'))).toBe('done');
  });

  it.each([
    ['that is there', 'a.csv', failing('EIO'), 'exists already: name another one'],
    ['in no folder', 'no/b.csv', failing('EIO'), 'There is no folder'],
    ['in a file', 'a.csv/b.csv', failing('EIO'), 'There is no folder'],
    ['on a full disk', 'b.csv', failing('ENOSPC'), 'is full: make room'],
    ['on a disk that takes none', 'b.csv', failing('EROFS'), 'cannot be written to by this user'],
    ['that fails otherwise', 'b.csv', failing('EIO'), /^EIO$/],
  ])('%s: the error says what is wrong', async (_what, name, work, message) => {
    await writeFile(join(folder, 'a.csv'), '');
    await expect(writeNewFile(join(folder, name), work)).rejects.toThrow(message);
  });
});

describe('a file that is written as a whole', () => {
  it('can be read by those who may', async () => {
    const file = join(folder, 'person.json');
    await writeWhole(file, '{}', 0o600);
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual(['{}', 0o600]);
  });

  it('is not there at all if its text ends early', async () => {
    async function* cutOff() {
      yield Buffer.from('the first lines');
      throw await Promise.resolve(new Error('the database is away'));
    }
    await expect(writeWhole(join(folder, 'a.csv'), cutOff())).rejects.toThrow('the database is away');
    expect(await readdir(folder)).toEqual([]);
  });
});
