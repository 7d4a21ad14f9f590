import { divIcon, type LatLngBoundsExpression, layerGroup, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { Reads } from '../../../lib/reads.js';
import { CANADA } from '../../../ui/map/canada.js';
import { type Cluster, Clusters } from '../../../ui/map/clusters.js';
import { latLngOf, openBaseMap } from '../../../ui/map/base-map.js';
import { isMapPart } from '../map-part.js';
import { pinHtml } from '../../../ui/map/pin-shape.js';
import { addStreets, type Streets } from '../../../ui/map/streets.js';
import type { TileSource } from '../../../ui/map/tile-source.js';
import { type MapWords, pinName } from './map-words.js';

export type Pin = Reads['pins']['data']['pins'][number];

/** The highest zoom for fitting the results: with a single business, a nearer view would not show where it is. */
const NEAREST_ZOOM = 12;
const PADDING: [number, number] = [40, 40];

interface Listeners {
  /** A pin was chosen: of one business, or of several that cannot be separated even at the highest zoom. */
  onChosen: (pins: Pin[]) => void;
  /** The visitor has moved the map. */
  onMoved: () => void;
}

/** The map of results: pins, clusters of close ones, and one marked pin. */
export class ResultPins {
  private readonly map: LeafletMap;
  private readonly layer = layerGroup();
  private readonly shown = new Map<string, { marker: Marker; pins: Pin[] }>();
  private pins: readonly Pin[] = [];
  private clusters = new Clusters([]);
  private marked: string | undefined;
  /** The code moves the map, not the visitor. */
  private isMoving = false;
  private isZooming = false;

  constructor(
    element: HTMLElement,
    private readonly listeners: Listeners,
    private readonly words: MapWords,
  ) {
    this.map = openBaseMap(element, { label: words.mapOfResults, ...words });
    this.layer.addTo(this.map);
    this.map.on('zoomstart', () => (this.isZooming = true));
    this.map.on('zoomend', () => (this.isZooming = false));
    this.map.on('moveend', () => {
      this.draw();
      if (!this.isMoving) listeners.onMoved();
    });
  }

  addStreets(tiles: TileSource, onState: (state: Streets) => void): void {
    addStreets(this.map, tiles, onState);
  }

  show(pins: readonly Pin[]): void {
    this.pins = pins;
    this.clusters = new Clusters(pins);
    this.draw();
  }

  /** Shows a part of the map, or all pins when it is empty. @param part bounding box as in the address */
  lookAt(part: string): void {
    const [west = 0, south = 0, east = 0, north = 0] = part.split(',').map(Number);
    const bounds: LatLngBoundsExpression | undefined = part
      ? [
          [south, west],
          [north, east],
        ]
      : this.pins.length > 0
        ? this.pins.map(latLngOf)
        : undefined;
    this.moveByCode(() => {
      if (part) this.map.fitBounds(bounds!, { animate: false });
      else this.map.fitBounds(bounds ?? CANADA.map(latLngOf), { animate: false, padding: PADDING, maxZoom: NEAREST_ZOOM });
    });
  }

  /** The viewport as a bounding box for the address; `undefined` when it shows no part of Canada. */
  box(): string | undefined {
    const bounds = this.map.getBounds();
    const [[south, west], [north, east]] = CANADA.map(latLngOf) as [[number, number], [number, number]];
    const sides = [
      Math.max(bounds.getWest(), west - 1),
      Math.max(bounds.getSouth(), south - 1),
      Math.min(bounds.getEast(), east + 1),
      Math.min(bounds.getNorth(), north + 1),
    ];
    const text = sides.map((degrees) => String(Number(degrees.toFixed(4)))).join(',');
    return isMapPart(text) ? text : undefined;
  }

  /** Marks the pin of a business, or the cluster that contains it. */
  mark(slug: string | undefined): void {
    this.marked = slug;
    for (const each of this.shown.values()) this.updateMarked(each);
  }

  /** Pans to a business without changing the zoom. */
  reveal(slug: string): void {
    const pin = this.pins.find((each) => each.slug === slug);
    if (pin && !this.map.getBounds().contains(latLngOf(pin))) this.moveByCode(() => this.map.panTo(latLngOf(pin), { animate: false }));
  }

  focus(slug: string): void {
    const found = [...this.shown.values()].find(({ pins }) => pins.some((pin) => pin.slug === slug));
    found?.marker.getElement()?.focus({ preventScroll: true });
  }

  resize(): void {
    this.moveByCode(() => this.map.invalidateSize({ animate: false }));
  }

  close(): void {
    // Leaflet cannot abort a zoom animation, and at its end would access elements of the removed map: remove the map after it.
    if (this.isZooming) this.map.once('moveend', () => this.map.remove());
    else this.map.remove();
  }

  private moveByCode(move: () => void): void {
    this.isMoving = true;
    move();
    this.isMoving = false;
  }

  /**
   * Draws only the markers in the viewport, so that no other gets the focus. Markers that stay are reused, because one may have the focus.
   */
  private draw(): void {
    const view = this.map.getBounds();
    const wanted = new Map<string, Cluster>();
    for (const cluster of this.clusters.at(this.map.getZoom())) {
      if (!view.contains(latLngOf(cluster))) continue;
      wanted.set(cluster.members.map((index) => this.pins[index]!.slug).join(' '), cluster);
    }
    for (const [key, { marker: old }] of this.shown) {
      if (wanted.has(key)) continue;
      old.remove();
      this.shown.delete(key);
    }
    for (const [key, cluster] of wanted) {
      if (!this.shown.has(key)) this.shown.set(key, this.added(cluster));
    }
  }

  private added(cluster: Cluster): { marker: Marker; pins: Pin[] } {
    const pins = cluster.members.map((index) => this.pins[index]!);
    const [first] = pins as [Pin];
    const isOne = pins.length === 1;
    const icon = isOne
      ? divIcon({ className: 'result-pin', html: pinHtml(36), iconSize: [36, 36], iconAnchor: [18, 34] })
      : divIcon({ className: 'result-cluster', html: `<span>${pins.length}</span>`, iconSize: [40, 40] });
    const added = marker(latLngOf(cluster), { icon, riseOnHover: true, autoPanOnFocus: false });
    added.on('click', () => this.chosen(pins));
    added.addTo(this.layer);
    const name = pinName(
      pins.map(({ title }) => title),
      first.approximate === true,
      this.words,
    );
    const element = added.getElement()!;
    element.setAttribute('aria-label', name);
    element.title = name;
    element.classList.toggle('is-approximate', isOne && first.approximate === true);
    // Leaflet gives its markers the role of a button, but no keyboard handling.
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.chosen(pins);
    });
    const shown = { marker: added, pins };
    this.updateMarked(shown);
    return shown;
  }

  private updateMarked({ marker: each, pins }: { marker: Marker; pins: Pin[] }): void {
    const isMarked = this.marked !== undefined && pins.some(({ slug }) => slug === this.marked);
    each.getElement()?.classList.toggle('is-marked', isMarked);
    each.setZIndexOffset(isMarked ? 1_000 : 0);
  }

  /** Zooms into a cluster until it separates; at the highest zoom, reports it as chosen. */
  private chosen(pins: Pin[]): void {
    const isOnePlace = pins.every(({ latitude, longitude }) => latitude === pins[0]!.latitude && longitude === pins[0]!.longitude);
    if (pins.length === 1 || isOnePlace || this.map.getZoom() >= this.map.getMaxZoom()) return this.listeners.onChosen(pins);
    const before = this.map.getZoom();
    this.map.fitBounds(pins.map(latLngOf), { animate: false, padding: PADDING });
    if (this.map.getZoom() <= before) this.map.setZoomAround(latLngOf(pins[0]!), before + 1, { animate: false });
    // The focused cluster was removed.
    this.focus(pins[0]!.slug);
  }
}
