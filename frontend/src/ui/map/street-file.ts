import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from 'leaflet';
import { PMTiles } from 'pmtiles';
import type { TileSource } from './tile-source.js';

/** A layer of streets from this site's PMTiles file, which is read in ranges. Rejects when the file does not exist any more. */
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
  // The library draws each tile of the file as four tiles of the next zoom.
  return vectorLayer(archive, { ...within, minZoom: minZoom + 1 }, maxZoom);
}

/** A layer of raster tiles from the file. Drawn on canvases, because the CSP allows no pictures from blob or data URLs. */
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
    const { signal } = this.controllerOf(tile);
    this.draw(tile, coords, signal).then(
      () => done(undefined, tile),
      (error: unknown) => signal.aborted || done(error as Error, tile),
    );
    return tile;
  }

  private controllerOf(tile: HTMLElement): AbortController {
    const controller = new AbortController();
    this.asked.set(tile, controller);
    return controller;
  }

  /** Draws a tile; nothing when the file does not have it. */
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
