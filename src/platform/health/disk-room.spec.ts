import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskRoom } from './disk-room.js';

const THERE = tmpdir();
const MISSING = join(THERE, 'homewright-no-such-folder');

it('watches the backups, which may be on a disk of their own', async () => {
  expect(await diskRoom({ data: THERE, backups: THERE }, 1)).toEqual({ status: 'ok' });
  expect(await diskRoom({ data: THERE, backups: THERE }, Infinity)).toEqual({
    status: 'degraded',
    detail: expect.stringMatching(/^\d+ MiB left in the data folder; \d+ MiB left in the folder of the backups$/) as string,
  });
});

it('takes a folder of backups that was not needed yet for none, and a missing data folder for an error', async () => {
  expect(await diskRoom({ data: THERE, backups: MISSING }, 1)).toEqual({ status: 'ok' });
  await expect(diskRoom({ data: MISSING, backups: THERE }, 1)).rejects.toThrow('ENOENT');
});
