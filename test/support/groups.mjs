import { relative, sep } from 'node:path';

const ROOT = process.cwd();

/** The folder of a file below test/; `unit` for those that stand beside the code. */
export function groupOf(path) {
  const [first, group] = relative(ROOT, path).split(sep);
  return first === 'test' ? group : 'unit';
}
