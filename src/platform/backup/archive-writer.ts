import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { BackupHeader, BackupSums } from './backup-contents.js';

const PART_BYTES = 1024 * 1024;

/**
 * Writes a backup: a compressed tar file with the header, each table in parts as PostgreSQL's COPY writes it, and the checksums. The file
 * gets its final name only once it is complete, and only its owner can read it.
 */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly sums: BackupSums;
  private readonly written: Promise<void>;

  constructor(
    private readonly path: string,
    header: BackupHeader,
    private readonly madeAt: Date,
  ) {
    const file = createWriteStream(this.partialPath, { flags: 'w', mode: 0o600 });
    const zip = createGzip();
    // An error such as a full disk is thrown where the writing is awaited. Until then neither the stream's error event nor the rejected
    // promise may end the process.
    this.tar.on('error', () => undefined);
    this.written = pipeline(this.tar, zip, file);
    this.written.catch(() => undefined);
    const text = JSON.stringify(header, undefined, 2);
    this.sums = { header: sha256(text), tables: {} };
    this.tar.entry({ name: 'homewright.json', mtime: madeAt }, text).on('error', () => undefined);
  }

  /** @param rows returns the number of rows; called after all of `data` was read */
  async table(name: string, data: AsyncIterable<Buffer>, rows: () => number): Promise<void> {
    const sum = createHash('sha256');
    let part: Buffer[] = [];
    let number = 0;
    const flush = async () => {
      number += 1;
      await this.entry(`tables/${name}/${String(number).padStart(6, '0')}.copy`, Buffer.concat(part));
      part = [];
    };
    let size = 0;
    for await (const chunk of data) {
      sum.update(chunk);
      part.push(chunk);
      size += chunk.length;
      if (size < PART_BYTES) continue;
      await flush();
      size = 0;
    }
    if (size > 0) await flush();
    this.sums.tables[name] = { rows: rows(), sha256: sum.digest('hex') };
  }

  /** Completes the file. @returns its size in bytes */
  async close(): Promise<number> {
    await this.entry('sums.json', Buffer.from(JSON.stringify(this.sums, undefined, 2)));
    this.tar.finalize();
    await this.written;
    const file = await open(this.partialPath, 'r+');
    let bytes: number;
    try {
      await file.sync();
      bytes = (await file.stat()).size;
    } finally {
      await file.close();
    }
    await rename(this.partialPath, this.path);
    return bytes;
  }

  /** Deletes the incomplete file. */
  async discard(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(this.partialPath, { force: true });
  }

  private get partialPath(): string {
    return `${this.path}.part`;
  }

  /** Resolves when the stream can take the next entry (backpressure). */
  private async entry(name: string, content: Buffer): Promise<void> {
    try {
      await this.addedToTar(name, content);
    } catch (error) {
      // A destroyed stream only reports that it was destroyed: the reason is the error of the writing.
      if (this.tar.destroyed) await this.written;
      throw error;
    }
  }

  private async addedToTar(name: string, content: Buffer): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      this.tar
        .entry({ name, mtime: this.madeAt }, content, (error?: Error | null) => (error ? reject(error) : resolve()))
        // Ignored here: the callback gets this error, and `written` rejects with it.
        .on('error', () => undefined);
    });
    await Promise.race([added, this.written]);
  }
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
