import { relative, sep } from 'node:path';

const ROOT = process.cwd();

/** The group of a test file: its folder below test/, or `unit` for files beside the code. */
export function groupOf(path) {
  const [first, group] = relative(ROOT, path).split(sep);
  return first === 'test' ? group : 'unit';
}
