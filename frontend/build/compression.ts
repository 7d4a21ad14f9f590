import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json)$/;

/**
 * Brotli has several modes and cannot tell beforehand which compresses a file best: all are tried, the smallest result is kept. Larger
 * blocks suit the longest script.
 */
const WAYS = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 20, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 20, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
];

async function smallest(content: Buffer, ways: typeof WAYS): Promise<Buffer> {
  const tries = await Promise.all(
    ways.map((way) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, ...way } })),
  );
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

/**
 * Writes a Brotli and a gzip copy beside each text file, at the highest levels: this runs once, at build time.
 * @param mode in the back office, one way is enough: its few readers keep what they have loaded, and the others are a third of a build's time
 */
export function compression(mode: string): Plugin {
  const ways = mode === 'admin' ? WAYS.slice(0, 1) : WAYS;
  return {
    name: 'compression',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/') && TEXT.test(fileName));
        await Promise.all(
          files.map(async (file) => {
            const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            const [br, gz] = await Promise.all([smallest(content, ways), promisify(gzip)(content, { level: 9 })]);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          }),
        );
      },
    },
  };
}
