import fastify from 'fastify';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';
import { FileTooLarge } from './uploaded-file.js';
import { readMultipart } from './multipart.js';
import { withSpooledFile } from './spooled-file.js';

/** What the server makes of a file with this name. */
async function spooled(name: string) {
  const app = fastify();
  readMultipart(app);
  const rules = { field: 'file', maxBytes: 1_000, tooLarge: () => new FileTooLarge(1_000) };
  app.post('/', { config: { bodyTypes: ['multipart/form-data'] } }, (request) =>
    withSpooledFile(request, rules, async ({ path, fileName }) => ({ fileName, content: await readFile(path, 'utf8') })),
  );
  const { body } = await app.inject({
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `--b\r\nContent-Disposition: form-data; name="file"; ${name}\r\n\r\ncontent\r\n--b--\r\n`,
  });
  await app.close();
  return JSON.parse(body) as unknown;
}

it.each([
  ['filename="list.csv"', 'list.csv'],
  ['filename="../../etc/list.csv"', 'list.csv'],
  ['filename="a\0b\x07.csv"', 'ab.csv'],
  ["filename*=UTF-8''a%00b.csv", 'ab.csv'],
  // It would turn around what the back office says of it.
  ["filename*=UTF-8''list%E2%80%AEvsc.exe", 'listvsc.exe'],
  [`filename="${'x'.repeat(300)}"`, 'x'.repeat(200)],
])('a file name is readable: %j', async (name, fileName) => {
  expect(await spooled(name)).toEqual({ fileName, content: 'content' });
});

it('a file that does not fit on the disk is refused with what to do', async () => {
  const { createWriteStream } = fs;
  mock.method(fs, 'createWriteStream', () => createWriteStream('/dev/full'));
  syncBuiltinESMExports();
  try {
    expect(await spooled('filename="list.csv"')).toMatchObject({
      code: 'no-room-for-upload',
      message: expect.stringMatching(/disk is full.*Make room there, then send it again. Nothing was changed/) as string,
    });
  } finally {
    mock.restoreAll();
    syncBuiltinESMExports();
  }
});
