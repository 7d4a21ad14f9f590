/**
 * Runs before `npm start` and, with --dev, before `npm test`: installs and builds what is missing or stale; quick and silent when nothing
 * is. With --no-build it only installs; with --browser it also installs the browser for tests. It runs on the Node of the machine before
 * anything is installed, so it must not use dependencies or new syntax.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import {
  buildIsCurrent,
  buildKey,
  dependenciesAreCurrent,
  dependenciesAreStamped,
  stampBuild,
  stampDependencies,
} from './prepare/fingerprint.mjs';
import { Lock } from './prepare/lock.mjs';
import { strangeNode } from './prepare/node-program.mjs';
import { excerpt, runNpm } from './prepare/npm.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isForTests = process.argv.includes('--dev');
const needsBuild = !process.argv.includes('--no-build');
const needsBrowser = process.argv.includes('--browser');
const say = (line) => console.log(line);

/** A message for people, without a stack. */
class Failure extends Error {}

let child;
const lock = new Lock(root);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (child && child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    lock.release();
    process.exit(128 + constants.signals[signal]);
  });
}

main().catch((error) => {
  lock.release();
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
});

async function main() {
  checkNode();
  if (isImage()) return;
  if (!existsSync(join(root, 'package-lock.json'))) throw new Failure('package-lock.json is missing: get the whole project again.');
  // In parallel, because both mostly wait for the network or the disk.
  const browser = needsBrowser ? ensureBrowser() : undefined;
  await prepare();
  const problem = await browser;
  if (problem) throw new Failure(problem);
}

async function prepare() {
  if (await isPrepared()) return;
  await lock.take((pid) => say(`Another process (${pid}) is preparing this folder: waiting for it ...`));
  if (!dependenciesAreCurrent(root, isForTests)) await install();
  checkInstalledNode();
  await stampKnownDependencies();
  if (needsBuild && !buildIsCurrent(root)) await build();
  lock.release();
}

async function isPrepared() {
  if (!dependenciesAreCurrent(root, isForTests)) return false;
  checkInstalledNode();
  await stampKnownDependencies();
  return !needsBuild || buildIsCurrent(root);
}

/** Whether this is a production image, which has the finished build but no sources. */
function isImage() {
  return !isForTests && process.env.NODE_ENV === 'production' && existsSync(join(root, 'dist/main.js')) && !existsSync(join(root, 'src'));
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Failure(
    `Homewright needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
}

/** Checks the Node that is installed with the dependencies: the application runs on it, so that every machine uses the same version. */
function checkInstalledNode() {
  const { status } = spawnSync(join(root, 'node_modules/.bin/node'), ['--version'], { stdio: 'ignore' });
  if (status === 0) return;
  throw new Failure(
    'node_modules/.bin/node does not run: delete node_modules and start again, with install scripts allowed (npm config get ignore-scripts).',
  );
}

/** Verifies the checksum of the Node runtime once for each installation, not at every start. */
async function stampKnownDependencies() {
  if (dependenciesAreStamped(root, isForTests)) return;
  const strange = await strangeNode(root);
  if (strange)
    throw new Failure(
      `${strange}: delete node_modules and start again. If it stays so, do not run it, and tell those who keep this project.`,
    );
  stampDependencies(root, isForTests);
}

async function install() {
  const isFirst = !existsSync(join(root, 'node_modules/.package-lock.json'));
  say(
    isFirst ? 'Installing dependencies (first run, about a minute) ...' : 'Installing dependencies (they have changed, about a minute) ...',
  );
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // The tools of the tests are a workspace of their own, which a start does not need.
  if (!isForTests) flags.push('--workspaces=false');
  let result = await npm(['ci', ...flags], 'installing');
  // `npm ci` refuses a lockfile that lacks an optional package of some other platform, which happens where a registry mirror lacks
  // it. `npm install` takes everything else as locked; --no-save leaves the lockfile alone.
  if (!result.isGood && result.output.includes('EUSAGE')) result = await npm(['install', '--no-save', ...flags], 'installing');
  if (!result.isGood)
    throw new Failure(`${excerpt(result.output)}\nThe dependencies could not be installed: see above. Is the network there?`);
  makeExecutable();
}

/** Sets the execute bit of the search engine, which its package lacks; the user who runs the application later may lack the permission. */
function makeExecutable() {
  const scope = join(root, 'node_modules/@gaubee');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const program = join(scope, name, 'meilisearch');
    if (existsSync(program)) chmodSync(program, 0o755);
  }
}

async function build() {
  say('Building ...');
  const key = buildKey(root);
  rmSync(join(root, 'dist/.stamp.json'), { force: true });
  const { isGood, output } = await npm(['run', 'build'], 'building');
  if (!isGood) throw new Failure(`${excerpt(output)}\nThe build failed: see above.`);
  stampBuild(root, key);
}

async function npm(args, doing) {
  const since = Date.now();
  const result = await runNpm(root, args, {
    onStart: (started) => {
      child = started;
      lock.recordChild(started.pid);
    },
    onStillWorking: (seconds) => say(`  ... still ${doing} (${seconds} s)`),
  });
  lock.recordChild(undefined);
  if (result.isGood) say(`  done in ${((Date.now() - since) / 1000).toFixed(1)} s`);
  return result;
}
