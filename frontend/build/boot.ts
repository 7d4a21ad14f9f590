import type { Plugin } from 'vite';

const FILE = 'build/boot.js';

/**
 * Starts the script of a page, and again where a part of it got lost on a bad network: browsers fetch what has failed once more when it is
 * imported once more. Nothing is imported statically here, so only this file itself cannot be repeated.
 */
const SOURCE =
  '!function start(wait){import(document.querySelector("link[rel=modulepreload]").href)' +
  '.catch(error=>{setTimeout(start,wait,2*wait);throw error})}(1e3)';

/** A file by which the document has its script started: it finds the script as the first of those that the document preloads. */
export function boot(): Plugin {
  return {
    name: 'boot',
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: FILE, source: SOURCE });
    },
  };
}
