import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Why a file cannot be read: the code of the file system. */
export function problemOfFile(path: string): string | undefined {
  return codeOf(() => readFileSync(path));
}

/** Why nothing can be written into a folder, which is created when it is first needed: the code of the file system. */
export function problemOfFolder(path: string): string | undefined {
  const folder = resolve(path);
  const problem = codeOf(() => {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK | constants.X_OK);
  });
  return problem === 'ENOENT' && dirname(folder) !== folder ? problemOfFolder(dirname(folder)) : problem;
}

function codeOf(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown error';
  }
}
