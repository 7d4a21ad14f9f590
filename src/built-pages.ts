import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailed } from './start-failed.js';

/** The build writes this file last. */
const LAST_FILE = 'server/entry-server.js';

/** The folder of the built pages. @throws StartFailed if the build is missing or was interrupted, or the process runs in another folder */
export function builtPages(folder = resolve('dist/web')): string {
  if (existsSync(join(folder, LAST_FILE))) return folder;
  throw new StartFailed(`The pages are not built, or not completely, in ${folder}: run npm start in the folder of the project.`);
}
