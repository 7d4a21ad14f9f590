import { tmpdir } from 'node:os';
import { fullDisk } from './full-disk.js';

describe('the message about a server that did not start', () => {
  it('begins with the disk if that is nearly full, with what to do', async () => {
    expect(await fullDisk(tmpdir(), Number.MAX_VALUE)).toMatch(
      new RegExp(`^The disk of the data folder ${tmpdir()} is full \\(\\d+ MiB left\\): make room, and start again\\. $`),
    );
  });

  it('does not mention a disk with room', async () => {
    expect(await fullDisk(tmpdir(), 0)).toBe('');
  });
});
