/** Codes of tile types and compressions in the header of a PMTiles file. */
const KINDS = { mvt: 1, png: 2, unknown: 0 };
const COMPRESSIONS = { none: 1, gzip: 2, brotli: 3 };

export interface ArchiveOptions {
  kind?: keyof typeof KINDS;
  compression?: keyof typeof COMPRESSIONS;
  maxZoom?: number;
  /** West, south, east, north. */
  bounds?: [number, number, number, number];
  metadata?: object;
}

/** A vector tile with an empty layer of roads. */
export const NO_SHAPES = Buffer.from('1a0c0a05726f6164732880207802', 'hex');

const HEADER_BYTES = 127;

/** A PMTiles file with the same content in each tile. */
export function archiveOf(tile: Buffer, options: ArchiveOptions = {}): Buffer {
  const { kind = 'png', compression = 'none', maxZoom = 12, bounds = [-81, 43, -79, 44], metadata = {} } = options;
  const tiles = (4 ** (maxZoom + 1) - 1) / 3;
  // One entry: number of entries, first tile, run length, length, offset plus one.
  const directory = Buffer.concat([1, 0, tiles, tile.length, 1].map(varint));
  const about = Buffer.from(JSON.stringify(metadata));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles\u0003', 'latin1');
  const aboutAt = HEADER_BYTES + directory.length;
  const tilesAt = aboutAt + about.length;
  [HEADER_BYTES, directory.length, aboutAt, about.length, 0, 0, tilesAt, tile.length, tiles, 1, 1].forEach((value, place) =>
    header.writeBigUInt64LE(BigInt(value), 8 + place * 8),
  );
  header.set([1, COMPRESSIONS[compression], 1, KINDS[kind], 0, maxZoom], 96);
  bounds.forEach((degrees, place) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + place * 4));
  return Buffer.concat([header, directory, about, tile]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}
