import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskRoom } from './disk-room.js';

const THERE = tmpdir();
const MISSING = join(THERE, 'homewright-no-such-folder');

it('monitors the backups, which may be on another disk', async () => {
  expect(await diskRoom({ data: THERE, backups: THERE }, 1)).toEqual({ status: 'ok' });
  expect(await diskRoom({ data: THERE, backups: THERE }, Infinity)).toEqual({
    status: 'degraded',
    detail: expect.stringMatching(/^\d+ MiB left in the data folder; \d+ MiB left in the folder of the backups$/) as string,
  });
});

it('accepts a missing folder of backups, but not a missing data folder', async () => {
  expect(await diskRoom({ data: THERE, backups: MISSING }, 1)).toEqual({ status: 'ok' });
  await expect(diskRoom({ data: MISSING, backups: THERE }, 1)).rejects.toThrow('ENOENT');
});
