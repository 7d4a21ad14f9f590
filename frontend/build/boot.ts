import type { Plugin } from 'vite';

const FILE = 'build/boot.js';

/**
 * Starts the script of a page, and again where a part of it got lost on a bad network: browsers fetch what has failed once more when it is
 * imported once more. Nothing is imported statically here, so only this file itself cannot be repeated.
 *
 * Until that script has come, which takes a slow phone seconds, it notes what is tapped and chosen on the page, which looks finished, and
 * Enter in the login (`src/lib/early-taps.tsx`, `login-page.tsx`).
 */
const SOURCE =
  '!function(stop,noted){globalThis.earlyTaps={stop,noted};' +
  'for(const[type,what]of[["click","button[type=button]"],["change","select"],["toggle","details"]])' +
  'addEventListener(type,({target})=>{const element=target.closest?.(what);element&&noted.set(element,type)},{capture:true,signal:stop.signal});' +
  'addEventListener("keydown",({key,target})=>{key==="Enter"&&target.form?.matches(".login")&&noted.set(target.form,"submit")},{signal:stop.signal})' +
  '}(new AbortController,new Map);' +
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
