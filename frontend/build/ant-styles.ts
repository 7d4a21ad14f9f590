import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:ant-styles';

/** Classes of components that the back office does not use; a test compares them with what it imports. A name stands for all that begin with it. */
export const UNUSED = [
  'anchor', 'avatar', 'border-beam', 'breadcrumb', 'carousel', 'cascader', 'float-btn', 'image', 'list', 'listy', 'masonry', 'mentions', 'otp',
  'picker', 'qrcode', 'rate', 'splitter', 'steps', 'timeline', 'tour', 'transfer', 'tree', 'watermark',
]; // prettier-ignore

const UNUSED_CLASS = new RegExp(`\\.ant-(${UNUSED.join('|')})(?![a-z])`);
/** Ant Design's own colours and sizes. Those of the site are set at run time, as variables. */
const OWN_VALUES = /^\.(css-var-|data-ant-cssinjs)/;

/**
 * The address of Ant Design's styles, as its package has them ready, without those of components that the back office does not use. Made in
 * the browser instead, they took a tenth of the time of each screen.
 */
export function antStyles(): Plugin {
  const file = resolve(import.meta.dirname, '../../node_modules/.cache/ant-styles/ant.css');
  return {
    name: 'ant-styles',
    enforce: 'pre',
    resolveId(id) {
      if (id !== ID) return undefined;
      mkdirSync(resolve(file, '..'), { recursive: true });
      writeFileSync(file, usedStyles(readFileSync(createRequire(import.meta.url).resolve('antd/dist/antd.css'), 'utf8')));
      return `${file}?url`;
    },
  };
}

/** @returns all rules but those that nothing in the back office matches */
export function usedStyles(css: string): string {
  return blocksOf(css)
    .filter((block) => {
      const head = block.slice(0, block.indexOf('{'));
      if (OWN_VALUES.test(head)) return false;
      return head.startsWith('@') || head.split(',').some((selector) => !UNUSED_CLASS.test(selector));
    })
    .join('');
}

/** The rules of a style sheet; one with others in it is one. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return blocks;
}
