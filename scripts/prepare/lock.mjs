import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One preparation at a time per project folder: `npm start` and `npm test` at once must not install into each other. The lock
 * is a file that names its holder and the npm that works for it, because that npm can outlive a killed holder.
 */
export class Lock {
  constructor(root) {
    this.path = join(root, '.stamp/prepare.lock');
    this.mine = `${this.path}.${process.pid}`;
  }

  /** Resolves when the lock is acquired. `onWait` is called once with the holding process. */
  async take(onWait) {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.mine, JSON.stringify({ pids: [process.pid] }));
    let isWaiting = false;
    while (!this.tryTake()) {
      const holders = this.holders();
      if (holders.some(isPreparing)) {
        if (!isWaiting) onWait(holders[0]);
        isWaiting = true;
        await sleep(250);
      } else this.discard(holders);
    }
  }

  /** Notes the npm that works for us now. */
  recordChild(pid) {
    writeFileSync(this.mine, JSON.stringify({ pids: [process.pid, ...(pid ? [pid] : [])] }));
    renameSync(this.mine, this.path);
  }

  /** Harmless when it is not ours. */
  release() {
    rmSync(this.mine, { force: true });
    if (this.holders().includes(process.pid)) rmSync(this.path, { force: true });
  }

  /** A hard link appears whole or not at all, and never over another. */
  tryTake() {
    try {
      linkSync(this.mine, this.path);
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    }
    rmSync(this.mine);
    return true;
  }

  holders() {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')).pids;
    } catch {
      return [];
    }
  }

  /** Moves a dead holder's lock aside. If it turns out to be a live one, taken by another process meanwhile, it is put back. */
  discard(dead) {
    const aside = `${this.mine}.stale`;
    try {
      renameSync(this.path, aside);
      const { pids } = JSON.parse(readFileSync(aside, 'utf8'));
      if (String(pids) !== String(dead)) linkSync(aside, this.path);
    } catch {
      // Another process took it first: the next iteration sees the present state.
    }
    rmSync(aside, { force: true });
  }
}

/** Process ids are reused: the holder must still look like a preparation or its npm. */
function isPreparing(pid) {
  const commandLine = commandLineOf(pid);
  return /prepare\.mjs|npm/.test(commandLine);
}

function commandLineOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
