import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from 'leaflet';
import { PMTiles } from 'pmtiles';
import type { TileSource } from './tile-source.js';

/** Streets out of a PMTiles file of this site, of which parts are read. Rejects where the file is not there any more. */
export async function streetFileLayer({ kind, url, extent }: TileSource, options: GridLayerOptions): Promise<GridLayer> {
  const archive = new PMTiles(new URL(url, location.href).href);
  await archive.getHeader();
  const { minZoom = 0, maxZoom, bounds = [-180, -90, 180, 90] } = extent ?? {};
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  const within = {
    ...options,
    minZoom,
    bounds: [
      [south, west],
      [north, east],
    ] as [[number, number], [number, number]],
  };
  if (kind === 'raster') return new PictureLayer(archive, { ...within, maxNativeZoom: maxZoom });
  const { vectorLayer } = await import('./vector-streets.js');
  // Each of its tiles is drawn in four parts, one zoom nearer.
  return vectorLayer(archive, { ...within, minZoom: minZoom + 1 }, maxZoom);
}

/** Pictures out of a file. They are drawn rather than shown: the content policy allows no pictures out of memory. */
class PictureLayer extends GridLayer {
  private readonly asked = new WeakMap<HTMLElement, AbortController>();

  constructor(
    private readonly archive: PMTiles,
    options: GridLayerOptions,
  ) {
    super(options);
    this.on('tileunload', ({ tile }: { tile: HTMLElement }) => this.asked.get(tile)?.abort());
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas');
    const { signal } = this.askedBy(tile);
    this.draw(tile, coords, signal).then(
      () => done(undefined, tile),
      (error: unknown) => signal.aborted || done(error as Error, tile),
    );
    return tile;
  }

  private askedBy(tile: HTMLElement): AbortController {
    const controller = new AbortController();
    this.asked.set(tile, controller);
    return controller;
  }

  /** Where the file has none, nothing is drawn. */
  private async draw(tile: HTMLCanvasElement, { x, y, z }: Coords, signal: AbortSignal): Promise<void> {
    const found = await this.archive.getZxy(z, x, y, signal);
    if (!found) return;
    const picture = await createImageBitmap(new Blob([found.data]));
    tile.width = picture.width;
    tile.height = picture.height;
    tile.getContext('2d')!.drawImage(picture, 0, 0);
    picture.close();
  }
}
