import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Allows one preparation at a time per project folder, so that a concurrent `npm start` and `npm test` do not install at the same time. The
 * lock file has the pids of its holder and of the holder's npm process, because npm can outlive a killed holder.
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
      // A holder with this process's own pid was killed: in a container, each start has the same pid.
      if (holders.some((pid) => pid !== process.pid && isPreparing(pid))) {
        if (!isWaiting) onWait(holders[0]);
        isWaiting = true;
        await sleep(250);
      } else this.discard(holders);
    }
  }

  /** Records the pid of the running npm process. */
  recordChild(pid) {
    writeFileSync(this.mine, JSON.stringify({ pids: [process.pid, ...(pid ? [pid] : [])] }));
    renameSync(this.mine, this.path);
  }

  /** Releases the lock; without effect when another process holds it. */
  release() {
    rmSync(this.mine, { force: true });
    if (this.holders().includes(process.pid)) rmSync(this.path, { force: true });
  }

  /** Acquires the lock by a hard link, which is created atomically and never overwrites a file. */
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

  /** Removes the lock of a dead holder by renaming it first. If another process has taken the lock meanwhile, it is renamed back. */
  discard(dead) {
    const aside = `${this.mine}.stale`;
    try {
      renameSync(this.path, aside);
      const { pids } = JSON.parse(readFileSync(aside, 'utf8'));
      if (String(pids) !== String(dead)) linkSync(aside, this.path);
    } catch {
      // Another process was faster: the next iteration reads the current state.
    }
    rmSync(aside, { force: true });
  }
}

/** Whether the pid is still a preparation or its npm process, because pids are reused. */
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
