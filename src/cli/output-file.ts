import { constants, existsSync } from 'node:fs';
import { access, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandFailed } from './command.js';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Writes a file that is not there yet. What can be known of its folder is told before any database is opened for it.
 * @throws CommandFailed naming the folder and the cure; and what the work throws
 */
export async function writeNewFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  if (existsSync(file)) throw new CommandFailed(`The file ${file} exists already: name another one, or move it away.`);
  const folder = dirname(file);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new CommandFailed(`There is no folder ${folder}: make it, or name a file in another one.`);
  try {
    await access(folder, constants.W_OK);
    return await work();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (FULL.has(code))
      throw new CommandFailed(`The disk of ${folder} is full: make room, or name a file on another one. Nothing was written.`);
    if (REFUSED.has(code)) throw new CommandFailed(`The folder ${folder} cannot be written to by this user: name a file in another one.`);
    throw error;
  }
}

/** All of the text or no file. @param mode who may read it, as for chmod; the default of the system unless given */
export async function writeWhole(file: string, text: string | AsyncIterable<Buffer>, mode?: number): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, text, { mode });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
