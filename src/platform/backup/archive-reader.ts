import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPlainObject } from 'es-toolkit/predicate';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { sha256 } from './archive-writer.js';
import { BackupDamaged, RestoreRefused } from './backup.errors.js';
import { type BackupHeader, type BackupSums, FORMAT } from './backup-contents.js';

/** Parts are written with about 1 MiB each. A part with one long row may be larger; no row that this program writes reaches this size. */
const MAX_PART = 256 * 1024 * 1024;
/** The header lists tables and migrations only. */
const MAX_HEADER = 4 * 1024 * 1024;
const PART = /^tables\/([^/]+)\/\d+\.copy$/;

/** Reads a backup file sequentially; it may be read more than once. */
export class ArchiveReader {
  private readonly name: string;

  /** @param shownAs the file name for messages, where the file is stored under another name */
  constructor(
    private readonly path: string,
    shownAs = basename(path),
  ) {
    this.name = shownAs;
  }

  /**
   * Reads the whole file and verifies every checksum.
   * @throws BackupDamaged, and RestoreRefused for a file of a later format
   */
  async check(): Promise<{ header: BackupHeader; rows: Record<string, number> }> {
    let header: BackupHeader | undefined;
    const rows: Record<string, number> = {};
    const sums = await this.read({
      header: (found) => {
        header = found;
        return Promise.resolve();
      },
      part: () => Promise.resolve(),
    });
    for (const [table, { rows: count }] of Object.entries(sums.tables)) rows[table] = count;
    return { header: header!, rows };
  }

  /** Reads the header only: the rest of the file may still be damaged. @throws as {@link check} */
  async header(): Promise<BackupHeader> {
    for await (const { name, content } of this.entries(MAX_HEADER)) {
      if (name !== 'homewright.json') break;
      return this.headerFrom(content);
    }
    throw this.damaged('it was made by another program');
  }

  /** Yields the contents in order. When it throws, discard what came before: it may be damaged. */
  async read(to: {
    header(header: BackupHeader): Promise<void>;
    part(table: string, content: Buffer): Promise<void>;
  }): Promise<BackupSums> {
    const found = new Map<string, Hash>();
    let headerSum: string | undefined;
    let sums: BackupSums | undefined;
    for await (const { name, content } of this.entries()) {
      const table = PART.exec(name)?.[1];
      if (sums) throw this.damaged('it continues after its end');
      if (headerSum === undefined) {
        if (name !== 'homewright.json') throw this.damaged('it was made by another program');
        headerSum = sha256(content);
        await to.header(this.headerFrom(content));
      } else if (table !== undefined) {
        found.set(table, (found.get(table) ?? createHash('sha256')).update(content));
        await to.part(table, content);
      } else if (name === 'sums.json') sums = this.sumsFrom(content);
      else throw this.damaged(`it has ${name} in it`);
    }
    if (!sums) throw this.damaged('its end is missing');
    if (sums.header !== headerSum) throw this.damaged('its beginning was changed');
    for (const [table, { sha256: expected }] of Object.entries(sums.tables)) {
      if ((found.get(table) ?? createHash('sha256')).digest('hex') !== expected) throw this.damaged(`what it says of ${table} was changed`);
      found.delete(table);
    }
    if (found.size > 0) throw this.damaged(`${[...found.keys()][0]} has no sum`);
    return sums;
  }

  /** @param maxBytes of each part */
  private async *entries(maxBytes = MAX_PART): AsyncGenerator<{ name: string; content: Buffer }> {
    const tar = extract();
    const unpacked = pipeline(createReadStream(this.path), createGunzip(), tar);
    unpacked.catch(() => undefined);
    try {
      for await (const entry of tar) {
        // A part is held in memory. Refuse by the declared size, so that a crafted file cannot exhaust the memory.
        if ((entry.header.size ?? 0) > maxBytes) throw this.damaged('a part of it is too large');
        const chunks: Buffer[] = [];
        for await (const chunk of entry) chunks.push(chunk as Buffer);
        yield { name: entry.header.name, content: Buffer.concat(chunks) };
      }
      await unpacked;
    } catch (error) {
      throw this.explained(error);
    }
  }

  private explained(error: unknown): unknown {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return new RestoreRefused(`The file ${this.path} does not exist.`);
    if (code === 'EACCES' || code === 'EISDIR') return new RestoreRefused(`${this.path} cannot be read (${code}).`);
    if (/unexpected end/i.test(message)) return this.damaged('its end is missing');
    if (/incorrect header/i.test(message)) return this.damaged('it is not packed as backups are');
    if (code?.startsWith('Z_') || /tar/i.test(message)) return this.damaged(message);
    return error;
  }

  private headerFrom(content: Buffer): BackupHeader {
    const header = this.json<BackupHeader | null>(content);
    if (header?.product !== 'homewright') throw this.damaged('it was made by another program');
    if (header.format > FORMAT)
      throw new RestoreRefused(`The file ${this.name} was made by a later version of Homewright: restore it with that one.`);
    if (!isComplete(header)) throw this.damaged('its beginning was changed');
    return header;
  }

  private sumsFrom(content: Buffer): BackupSums {
    const sums = this.json<BackupSums | null>(content);
    const isWhole = isPlainObject(sums) && isPlainObject(sums.tables) && Object.values(sums.tables).every(isSum);
    if (!isWhole) throw this.damaged('its end was changed');
    return sums;
  }

  private json<T>(content: Buffer): T {
    try {
      return JSON.parse(content.toString('utf8')) as T;
    } catch (error) {
      throw this.damaged('a part of it is no JSON', { cause: error });
    }
  }

  private damaged(what: string, options?: ErrorOptions): BackupDamaged {
    return new BackupDamaged(this.name, what, options);
  }
}

/** The file may have been changed by hand, so check every field at runtime before its type is trusted. */
function isComplete({ format, createdAt, migrations, tables, sequences }: { [Name in keyof BackupHeader]: unknown }): boolean {
  return (
    Number.isInteger(format) &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt)) &&
    isNames(migrations) &&
    Array.isArray(tables) &&
    tables.every((table) => isPlainObject(table) && typeof table['name'] === 'string' && isNames(table['columns'])) &&
    isPlainObject(sequences)
  );
}

const isNames = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string');

const isSum = (sum: unknown) => isPlainObject(sum) && Number.isInteger(sum['rows']) && typeof sum['sha256'] === 'string';
