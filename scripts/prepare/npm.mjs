import { spawn } from 'node:child_process';
import { basename, delimiter, join } from 'node:path';

const STILL_WORKING_MS = 20_000;
const LINES_ON_FAILURE = 25;

/**
 * Runs npm in the project folder, without output. Resolves with its output and whether it succeeded. It gets a process group of its own, so
 * that a signal also reaches its child processes.
 */
export function runNpm(root, args, { onStart, onStillWorking }) {
  const { command, prefix } = npmCommand();
  const since = Date.now();
  const child = spawn(command, [...prefix, ...args], {
    cwd: root,
    env: { ...process.env, PATH: pathWithout(join(root, 'node_modules/.bin')) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-100_000)));
  const timer = setInterval(() => onStillWorking(Math.round((Date.now() - since) / 1000)), STILL_WORKING_MS);
  onStart(child);
  return new Promise((resolve) => {
    const end = (isGood) => {
      clearInterval(timer);
      resolve({ isGood, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** The beginning and the end of an output: npm prints its reason first, and compilers print theirs last. */
export function excerpt(output) {
  const lines = output.trim().split('\n');
  if (lines.length <= 2 * LINES_ON_FAILURE) return lines.join('\n');
  return [...lines.slice(0, LINES_ON_FAILURE), '  ...', ...lines.slice(-LINES_ON_FAILURE)].join('\n');
}

/** The npm that runs this script, on its own Node, because the Node in node_modules is about to be replaced. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && basename(script) === 'npm-cli.js') return { command: node, prefix: [script] };
  return { command: 'npm', prefix: [] };
}

/** Under `npm start`, the installed Node comes first on the PATH; this removes it. npm adds it again for the project's scripts. */
function pathWithout(folder) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => entry !== folder)
    .join(delimiter);
}
