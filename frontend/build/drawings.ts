import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * The drawings of a folder, each as a file of its own: a page loads those that it shows. All names have one hash of all contents,
 * so that a page knows a drawing's address without a list of them. `virtual:{kind}-drawings` has `drawingOf(name)`, the address.
 */
export function drawings(kind: string, folder: string): Plugin {
  const id = `virtual:${kind}-drawings`;
  let serving = false;
  return {
    name: `${kind}-drawings`,
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      const files = readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .sort()
        .map((file) => ({ name: file.slice(0, -4), source: drawingIn(readFileSync(`${folder}/${file}`, 'utf8')) }));
      const hash = createHash('sha256')
        .update(files.map(({ name, source }) => name + source).join('\0'))
        .digest('base64url')
        .slice(0, 8);
      // Browsers take drawings of this kind from the page's own origin only. In development files come from another port: the
      // drawings stand in the page itself.
      if (serving) return inPage(kind, files);
      if (this.environment.name === 'client') {
        for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: `assets/${kind}-${name}-${hash}.svg`, source });
      }
      return `export const drawingOf = (name) => '/assets/${kind}-' + name + '-${hash}.svg#drawing';`;
    },
  };
}

/** Under the one name by which pages ask for it. */
function drawingIn(svg: string): string {
  return / id="drawing"/.test(svg) ? svg : svg.replace('<svg ', '<svg id="drawing" ');
}

function inPage(kind: string, files: { name: string; source: string }[]): string {
  const all = files.map(({ name, source }) => source.replace('id="drawing"', `id="${kind}-${name}"`)).join('');
  return `const drawings = ${JSON.stringify(all)};
if (typeof document !== 'undefined') document.body.insertAdjacentHTML('afterbegin', '<div hidden>' + drawings + '</div>');
export const drawingOf = (name) => '#${kind}-' + name;`;
}
