/** Earlier versions lack modules that the program imports, such as node:sqlite. */
const MIN_MAJOR = 24;

/** Why the program cannot run on this version of Node, as a line for the operator; `undefined` when it can. */
export function unsupportedNode(version = process.versions.node): string | undefined {
  if (Number.parseInt(version) >= MIN_MAJOR) return undefined;
  return `This needs Node ${MIN_MAJOR} or newer, and runs on Node ${version}. npm start and npm run use the right one, which is node_modules/.bin/node.`;
}
