import { tmpdir } from 'node:os';
import { fullDisk } from './full-disk.js';

describe('what is said where a server did not start', () => {
  it('begins with the disk where that has too little room, and what to do', async () => {
    expect(await fullDisk(tmpdir(), Number.MAX_VALUE)).toMatch(
      new RegExp(`^The disk of the data folder ${tmpdir()} is full \\(\\d+ MiB left\\): make room, and start again\\. $`),
    );
  });

  it('says nothing of a disk with room', async () => {
    expect(await fullDisk(tmpdir(), 0)).toBe('');
  });
});
