/**
 * npm test: runs the tests and, in parallel, the static checks, and prints at the end how long each took. With --quick, only the unit tests
 * of changes since main. A static check that has passed on the same sources is not repeated. Exits with 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { PassedChecks } from './passed-checks.mjs';

const CHECKS = ['format:check', 'unused', 'boundaries', 'lint', 'types'];
const isQuick = process.argv.includes('--quick');
const began = Date.now();

const tests = isQuick
  ? ['run', '--silent', 'jest', '--', '--selectProjects', 'unit', '--changedSince', 'main', '--passWithNoTests']
  : ['run', '--silent', 'jest', '--', '--selectProjects', 'unit', 'servers'];
const [failed, checked] = await Promise.all([run(tests, 'inherit'), checkAll()]);

for (const { name, code, output } of checked) if (code !== 0) process.stdout.write(`\nnpm run ${name} failed:\n${output.trimEnd()}\n`);
const times = checked.map(
  ({ name, code, seconds, isOld }) => `${name} ${isOld ? 'passed before' : `${seconds} s`}${code === 0 ? '' : ' (failed)'}`,
);
process.stdout.write(`\nIn parallel with the tests: ${times.join(', ')}. In total: ${seconds(began)} s.\n`);
process.exitCode = failed.code === 0 && checked.every(({ code }) => code === 0) ? 0 : 1;

/** Runs the checks one after the other: two at once would slow down the tests. */
async function checkAll() {
  const passed = new PassedChecks(process.cwd());
  const results = [];
  for (const name of CHECKS) {
    const since = Date.now();
    // Computed for each check, because sources may be edited meanwhile.
    const sources = passed.sources();
    if (passed.has(name, sources)) {
      results.push({ name, code: 0, output: '', isOld: true });
      continue;
    }
    const { code, output } = await run(['run', '--silent', name], 'pipe');
    if (code === 0) passed.add(name, sources);
    results.push({ name, code, output, seconds: seconds(since) });
  }
  return results;
}

function run(args, stdio) {
  const child = spawn('npm', args, { stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
