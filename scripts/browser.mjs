import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it has no windows, and renders a page in half the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The Chromium or Chrome that the browser tests drive: CHROME_PATH, else an installed one. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH, ...installed, MAC].find((path) => path && runnable(path));
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian's browser when none is found and this runs as root on Debian.
 * @returns an error text for people; `undefined` when there is a browser
 */
export async function ensureBrowser() {
  if (findBrowser()) return undefined;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write('Installing Chromium for the browser tests ...\n');
    await apt('update', '-qq');
    // Older releases have no separate package of the headless shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findBrowser()) await apt('install', '-y', '-qq', '--no-install-recommends', name);
    }
  }
  return findBrowser() ? undefined : 'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.';
}

/** Runs apt-get. Ignores the exit code: the caller checks whether a browser exists afterwards, and apt prints its own errors. */
function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
