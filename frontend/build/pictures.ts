import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { ICONS } from '../src/ui/icon-names.js';

const ID = 'virtual:sprite';
const ROOT = join(import.meta.dirname, '..');
const FAVICON = 'src/ui/favicon.svg';
const SHARE = { named: 'src/ui/share.png', plain: 'src/ui/share-plain.png' };
const DRAWINGS = join(ROOT, 'src/ui/illustrations');
/** What stands for a trade without a drawing stands for the whole site as well. */
const NEUTRAL = join(ROOT, '../src/modules/trades/domain/catalogue/home-services.svg');
const require = createRequire(import.meta.url);

/**
 * All icons and drawings as symbols of one file: pictures then cost the pages no JavaScript, and take the colours of the
 * place they stand in. `virtual:sprite` holds the file's address. A browser takes symbols from the page's own origin only:
 * in development, where files come from another port, the symbols stand in the page itself. The pictures of shared links are
 * named in the same module: nothing but the head of pages needs it.
 */
export function pictures(): Plugin {
  let serving = false;
  return {
    name: 'pictures',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    buildStart() {
      // No source imports it: the document names it.
      if (serving || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', name: 'favicon.svg', originalFileName: FAVICON, source: readFileSync(join(ROOT, FAVICON)) });
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const share = Object.entries(SHARE).map(([name, file]) => {
        const source = readFileSync(join(ROOT, file));
        const fileName = `assets/share-${hashOf(source)}.png`;
        if (this.environment.name === 'client' && !serving) this.emitFile({ type: 'asset', fileName, source });
        return [name, `/${fileName}`];
      });
      const shareLine = `export const share = ${JSON.stringify(Object.fromEntries(share))};`;
      const source = spriteOf();
      if (serving) return `export const address = ''; export const inline = ${JSON.stringify(source)}; ${shareLine}`;
      const fileName = `assets/sprite-${hashOf(source)}.svg`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export const address = '/${fileName}'; export const inline = ''; ${shareLine}`;
    },
  };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

/** What each icon of the collection says of its lines; it stands on the symbol, once. */
const LINES = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

interface Collection {
  icons: Record<string, { body: string } | undefined>;
}

function spriteOf(): string {
  // One file, where Lucide's own packages have thousands: installing is the longest part of a first start.
  const { icons: lucide } = JSON.parse(readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8')) as Collection;
  const icons = ICONS.map((name) => {
    const body = lucide[name]?.body;
    if (!body) throw new Error(`Lucide has no icon "${name}": see src/ui/icon-names.ts.`);
    return `<symbol id="${name}" viewBox="0 0 24 24" ${LINES}>${body.replaceAll(` ${LINES}`, '')}</symbol>`;
  });
  const files = readdirSync(DRAWINGS)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => join(DRAWINGS, file));
  const drawings = [...files, NEUTRAL].map((file) => symbolOf(`drawing-${basename(file, '.svg')}`, readFileSync(file, 'utf8')));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...icons, ...drawings].join('')}</svg>`;
}

function symbolOf(id: string, svg: string): string {
  const [, root = '', content = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(root)?.[1];
  return `<symbol id="${id}" viewBox="${viewBox}" fill="none">${content.replace(/\s*\n\s*/g, '')}</symbol>`;
}
