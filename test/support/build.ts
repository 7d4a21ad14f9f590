import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module of the build, which stays loaded for all applications of this worker: the same module from src would be another
 * instance, and take seconds to load.
 * @param file below dist, as in `boot.js`
 */
export function fromBuild<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(resolve('dist', file)).href) as Promise<Module>;
}
