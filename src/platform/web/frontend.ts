import type { InlineSources } from '../http/server/security-headers.js';
import type { PageFiles } from './document.js';
import type { ServerEntry } from './page-contract.js';

/** The pages and their files: from the build, or from the sources in development. */
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
  /** The files of every page of the back office. @param nonce allows the styles and scripts that its libraries insert (CSP) */
  abstract adminFiles(nonce: string): { files: PageFiles; inline: InlineSources };
  close(): Promise<void> {
    return Promise.resolve();
  }
}
