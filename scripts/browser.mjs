import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The headless shell first: without windows of its own it shows a page in half the time. */
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

/** Finds the browser, installing Debian's when root runs this on Debian. Ends the process with one line when there is none. */
function ensureBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write('Installing Chromium for the browser tests ...\n');
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    // Older releases have no shell of its own.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findBrowser()) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    }
  }
  if (!findBrowser()) {
    process.stderr.write('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.\n');
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBrowser();
