import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:guide-drawings';
const FOLDER = join(import.meta.dirname, '../src/features/guides/drawings');

/**
 * The drawing of each guide as a file of its own. All names have one hash of all contents, so that a page knows its drawing's
 * address without a list of them.
 */
export function guideDrawings(): Plugin {
  let serving = false;
  return {
    name: 'guide-drawings',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg')).sort().map((file) => ({ file, source: readFileSync(join(FOLDER, file), 'utf8') }));
      const hash = createHash('sha256').update(files.map(({ file, source }) => file + source).join('\0')).digest('base64url').slice(0, 8);
      // Browsers take drawings of this kind from the page's own origin only. In development files come from another port: the
      // drawings stand in the page itself.
      if (serving) return inPage(files);
      if (this.environment.name === 'client') {
        for (const { file, source } of files) this.emitFile({ type: 'asset', fileName: `assets/guide-${file.slice(0, -4)}-${hash}.svg`, source });
      }
      return `export const drawingOf = (slug) => '/assets/guide-' + slug + '-${hash}.svg#drawing';`;
    },
  };
}

function inPage(files: { file: string; source: string }[]): string {
  const drawings = files.map(({ file, source }) => source.replace('id="drawing"', `id="guide-${file.slice(0, -4)}"`)).join('');
  return `const drawings = ${JSON.stringify(drawings)};
if (typeof document !== 'undefined') document.body.insertAdjacentHTML('afterbegin', '<div hidden>' + drawings + '</div>');
export const drawingOf = (slug) => '#guide-' + slug;`;
}
