import { Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { PartHealth } from '../../../shared/office/health.js';
import { type StreetMap, StreetMaps } from '../../../shared/places/street-maps.js';
import type { CacheVersion } from '../cache-version.js';
import { readArchive, UnusableArchive } from './read-archive.js';

/** Name of the map file in the data folder. */
export const STREET_FILE = 'map.pmtiles';
const CHECK_INTERVAL_MS = 30_000;

/** The state of the file at the last check. */
interface FileState {
  /** Changes with the file; empty while there is none. */
  version: string;
  size: number;
  map?: StreetMap;
  problem?: string;
}

const NO_FILE: FileState = { version: '', size: 0 };

/** The operator's street map file in the data folder. Its header is read again when the file has changed. */
export class StreetFile extends StreetMaps implements OnModuleInit {
  private readonly logger = new Logger('Map');
  private lastState = NO_FILE;
  private checking: Promise<FileState> | undefined;

  constructor(
    readonly path: string,
    private readonly pages: Pick<CacheVersion, 'bump'>,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.check();
  }

  async current(): Promise<StreetMap | undefined> {
    return (await this.check()).map;
  }

  /** The size of the file at this address; `undefined` when the address is not that of the current file. */
  async sizeAt(url: string): Promise<number | undefined> {
    const { map, size } = await this.check();
    return map?.url === url ? size : undefined;
  }

  async health(): Promise<PartHealth> {
    const { problem } = await this.check();
    return problem === undefined
      ? { status: 'ok' }
      : { status: 'degraded', detail: `${this.path} ${problem}. Until then maps have no streets.` };
  }

  /** Checks the file regularly, and expires cached pages when it has changed. */
  @Interval(CHECK_INTERVAL_MS)
  async follow(): Promise<void> {
    await this.check();
  }

  private check(): Promise<FileState> {
    this.checking ??= this.checkNow().finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async checkNow(): Promise<FileState> {
    const before = this.lastState;
    this.lastState = await readState(this.path, before);
    if (this.lastState.version === before.version) return this.lastState;
    const { map, problem } = this.lastState;
    if (problem !== undefined) this.logger.warn(`${this.path} ${problem}. Until then maps have no streets.`);
    else if (map) this.logger.log(`Maps have streets from ${this.path}: ${map.kind} tiles, zoom ${map.minZoom} to ${map.maxZoom}`);
    this.pages.bump();
    return this.lastState;
  }
}

function versionOf({ size, mtimeMs, ino }: Stats): string {
  return createHash('sha256').update(`${size} ${mtimeMs} ${ino}`).digest('hex').slice(0, 16);
}

async function readState(path: string, before: FileState): Promise<FileState> {
  try {
    // Synchronous, because it runs for each rendered page: an asynchronous call to another thread would cost more, and so would opening the
    // file.
    const current = statSync(path, { throwIfNoEntry: false });
    if (!current) return NO_FILE;
    if (versionOf(current) === before.version) return before;
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
