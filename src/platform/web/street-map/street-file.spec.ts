import { Logger } from '@nestjs/common';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf } from '../../../../test/support/street-archive.js';
import { STREET_FILE, StreetFile } from './street-file.js';

const TILE = Buffer.from('a tile, which nobody reads here');
let folder: string;
let path: string;
let bumps: number;
let streets: StreetFile;

beforeAll(() => {
  Logger.overrideLogger(false);
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homewright-map-'));
  path = join(folder, STREET_FILE);
  bumps = 0;
  streets = new StreetFile(path, { bump: () => (bumps += 1) });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const problem = async () => (await streets.health()).detail;

it('reports nothing without a file', async () => {
  expect([await streets.current(), await streets.health(), bumps]).toEqual([undefined, { status: 'ok' }, 0]);
});

it('logs the content of a file, and renders pages again once', async () => {
  const attribution = '<a href="https://osm.example">&copy; Open &amp; Street</a>';
  await writeFile(path, archiveOf(TILE, { bounds: [-81, 43, -79, 44], maxZoom: 9, metadata: { attribution } }));
  const map = await streets.current();
  expect(map).toEqual({
    kind: 'raster',
    url: expect.stringMatching(/^\/map\/streets-[0-9a-f]{16}\.pmtiles$/) as string,
    attribution: '© Open & Street',
    minZoom: 0,
    maxZoom: 9,
    bounds: [-81, 43, -79, 44],
  });
  await streets.follow();
  expect([await streets.health(), bumps]).toEqual([{ status: 'ok' }, 1]);
  await writeFile(path, archiveOf(TILE, { kind: 'mvt' }));
  const next = await streets.current();
  expect([next?.kind, next?.attribution, next?.url === map?.url, bumps]).toEqual(['vector', null, false, 2]);
  expect([await streets.sizeAt(map!.url), await streets.sizeAt(next!.url)]).toEqual([undefined, archiveOf(TILE, { kind: 'mvt' }).length]);
  await rm(path);
  expect([await streets.current(), bumps]).toEqual([undefined, 3]);
});

it.each([
  ['no archive', Buffer.from('<html>Not found</html>'), 'is no PMTiles archive of version 3'],
  ['empty', Buffer.alloc(0), 'is no PMTiles archive of version 3'],
  ['an archive of tiles of another kind', archiveOf(TILE, { kind: 'unknown' }), 'has tiles of an unknown kind'],
  ['compressed in another way', archiveOf(TILE, { compression: 'brotli' }), 'is compressed in a way that browsers do not read'],
  ['without bounds', archiveOf(TILE, { bounds: [0, 0, 0, 0] }), 'does not say which part of the earth it shows'],
])('a file that is %s is reported, and not used', async (_what, content, words) => {
  await writeFile(path, content);
  expect(await streets.current()).toBeUndefined();
  expect(await streets.health()).toMatchObject({ status: 'degraded', detail: expect.stringContaining(words) as string });
});

it('a file that is being copied is used when it is complete', async () => {
  const whole = archiveOf(TILE);
  await writeFile(path, whole);
  await truncate(path, whole.length - 1);
  expect([await streets.current(), await problem()]).toEqual([undefined, expect.stringContaining('is cut off')]);
  await appendFile(path, whole.subarray(-1));
  expect((await streets.current())?.kind).toBe('raster');
});

it('a folder of that name is ignored', async () => {
  streets = new StreetFile(folder, { bump: () => undefined });
  expect(await problem()).toContain('cannot be read');
});
