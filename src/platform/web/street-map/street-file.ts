import { Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { PartHealth } from '../../../shared/office/health.js';
import { type StreetMap, StreetMaps } from '../../../shared/places/street-maps.js';
import type { CacheVersion } from '../cache-version.js';
import { readArchive, UnusableArchive } from './read-archive.js';

/** In the data folder. */
export const STREET_FILE = 'map.pmtiles';
const LOOKED_AT_EVERY_MS = 30_000;

/** The file as it was when it was looked at. */
interface Looked {
  /** Another one for each state of the file; empty while there is none. */
  version: string;
  size: number;
  map?: StreetMap;
  problem?: string;
}

const NO_FILE: Looked = { version: '', size: 0 };

/** The file of streets in the data folder. Its beginning is read when the file is another one than before. */
export class StreetFile extends StreetMaps implements OnModuleInit {
  private readonly logger = new Logger('Map');
  private looked = NO_FILE;
  private looking: Promise<Looked> | undefined;

  constructor(
    readonly path: string,
    private readonly pages: Pick<CacheVersion, 'bump'>,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.look();
  }

  async current(): Promise<StreetMap | undefined> {
    return (await this.look()).map;
  }

  /** How large the file behind this address is; `undefined` when it is not the present one. */
  async sizeAt(url: string): Promise<number | undefined> {
    const { map, size } = await this.look();
    return map?.url === url ? size : undefined;
  }

  async health(): Promise<PartHealth> {
    const { problem } = await this.look();
    return problem === undefined
      ? { status: 'ok' }
      : { status: 'degraded', detail: `${this.path} ${problem}. Until then maps have no streets.` };
  }

  /** Pages that stand in the cache learn of another file by this. */
  @Interval(LOOKED_AT_EVERY_MS)
  async follow(): Promise<void> {
    await this.look();
  }

  private look(): Promise<Looked> {
    this.looking ??= this.lookNow().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookNow(): Promise<Looked> {
    const before = this.looked;
    this.looked = await lookAt(this.path, before);
    if (this.looked.version === before.version) return this.looked;
    const { map, problem } = this.looked;
    if (problem !== undefined) this.logger.warn(`${this.path} ${problem}. Until then maps have no streets.`);
    else if (map) this.logger.log(`Maps have streets from ${this.path}: ${map.kind} tiles, zoom ${map.minZoom} to ${map.maxZoom}`);
    this.pages.bump();
    return this.looked;
  }
}

function versionOf({ size, mtimeMs, ino }: Stats): string {
  return createHash('sha256').update(`${size} ${mtimeMs} ${ino}`).digest('hex').slice(0, 16);
}

async function lookAt(path: string, before: Looked): Promise<Looked> {
  try {
    // Asked for with each page that is made: waiting for another thread would cost more than this does, and so would opening the file.
    const seen = statSync(path, { throwIfNoEntry: false });
    if (!seen) return NO_FILE;
    if (versionOf(seen) === before.version) return before;
    await using file = await open(path, 'r');
    const stats = await file.stat();
    const { size } = stats;
    const version = versionOf(stats);
    try {
      return { version, size, map: { ...(await readArchive(file, size)), url: `/map/streets-${version}.pmtiles` } };
    } catch (error) {
      return { version, size, problem: error instanceof UnusableArchive ? error.message : `cannot be read (${String(error)})` };
    }
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? NO_FILE
      : { version: code, size: 0, problem: `cannot be read (${code}): give the process the right to read it` };
  }
}
