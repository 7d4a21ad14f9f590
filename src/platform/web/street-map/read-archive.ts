import type { FileHandle } from 'node:fs/promises';
import { Compression, PMTiles, type Source, TileType } from 'pmtiles';
import type { StreetMap } from '../../../shared/places/street-maps.js';

const PICTURES: readonly TileType[] = [TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif];
const READABLE: readonly Compression[] = [Compression.None, Compression.Gzip];
/** The most bytes of metadata that are read. */
const MAX_METADATA = 4 * 1024 * 1024;
const MAX_ATTRIBUTION = 300;
const OTHER_COMPRESSION = 'is compressed in a way that browsers do not read: make it with gzip, or without compression';

/** The map file cannot be used; the message says how to correct it. */
export class UnusableArchive extends Error {}

/**
 * Reads the header and metadata of a PMTiles file. No tiles are read, so its size does not matter.
 * @throws UnusableArchive
 */
export async function readArchive(file: FileHandle, size: number): Promise<Omit<StreetMap, 'url'>> {
  const archive = new PMTiles(sourceOf(file));
  const header = await archive.getHeader().catch((error: unknown) => {
    throw isDiskError(error) ? error : new UnusableArchive(problemOf(error));
  });
  const { tileType, tileDataOffset, tileDataLength = 0, minZoom, maxZoom } = header;
  const expectedSize = tileDataOffset + tileDataLength;
  if (expectedSize > size) throw new UnusableArchive(`is cut off: it should have ${expectedSize} bytes, and has ${size}. Copy it again`);
  const kind = tileType === TileType.Mvt ? 'vector' : PICTURES.includes(tileType) ? 'raster' : undefined;
  if (!kind) throw new UnusableArchive('has tiles of an unknown kind: it takes PNG, JPEG, WebP, AVIF, or vector tiles (MVT)');
  if (!READABLE.includes(header.tileCompression)) throw new UnusableArchive(OTHER_COMPRESSION);
  const { minLon, minLat, maxLon, maxLat } = header;
  if (minLon >= maxLon || minLat >= maxLat || minZoom > maxZoom)
    throw new UnusableArchive('does not say which part of the earth it shows: make it again with its bounds and zooms');
  const metadata = header.jsonMetadataLength > MAX_METADATA ? undefined : await archive.getMetadata().catch(() => undefined);
  return { kind, attribution: attributionIn(metadata), minZoom, maxZoom, bounds: [minLon, minLat, maxLon, maxLat] };
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}

function problemOf(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  // Reading the header also reads the directory of tiles, which may have another compression.
  if (why.startsWith('Compression')) return OTHER_COMPRESSION;
  return `is no PMTiles archive of version 3 (${why}): fetch it again, or make it with "pmtiles convert"`;
}

function sourceOf(file: FileHandle): Source {
  return {
    getKey: () => 'file',
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) };
    },
  };
}

/** The attribution as plain text: it is often written as HTML links. */
function attributionIn(metadata: unknown): string | null {
  const html = (metadata as { attribution?: unknown } | undefined)?.attribution;
  if (typeof html !== 'string') return null;
  const words = html
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;|&#169;/gi, '©')
    .replace(/&amp;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return words.slice(0, MAX_ATTRIBUTION).toWellFormed() || null;
}
