import type { InlineSources } from '../http/server/security-headers.js';
import type { PageFiles } from './document.js';
import type { ServerEntry } from './page-contract.js';

/** Where the pages come from: the build, or the sources while somebody works on them. */
export abstract class Frontend {
  abstract entry(): Promise<ServerEntry>;
  /** Address of the site's icon. */
  abstract readonly icon: string;
  /** @param modules the page's source modules, as the entry names them */
  abstract filesOf(modules: string[]): { files: PageFiles; inline: InlineSources };
  /** The same for a page that needs no script; in development, styles come by script. */
  withoutScript(files: PageFiles): PageFiles {
    return files.css === '' ? files : { ...files, script: '', preloads: [] };
  }
  /** What every page of the back office is made of. @param nonce for what its libraries write into the page */
  abstract adminFiles(nonce: string): { files: PageFiles; inline: InlineSources };
  close(): Promise<void> {
    return Promise.resolve();
  }
}
