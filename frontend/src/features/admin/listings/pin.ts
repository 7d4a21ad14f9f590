import { divIcon, type Map as LeafletMap, type Marker, marker, type Point } from 'leaflet';
import { latLngOf, openBaseMap } from '../../../ui/map/base-map.js';
import type { MapPoint } from '../../../ui/map/canada.js';
import { pinHtml } from '../../../ui/map/pin-shape.js';
import { addStreets, type Streets } from '../../../ui/map/streets.js';
import type { TileSource } from '../../../ui/map/tile-source.js';

/** Shows a town and those around it. */
const TOWN_ZOOM = 10;

/** Pixels that one press of an arrow key moves the pin by, and with Shift. */
const STEP = 5;
const LONG_STEP = 50;

const ARROWS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface PinOptions {
  /** Initial centre of the map; without it, all of Canada is shown. */
  start: MapPoint | undefined;
  disabled: boolean;
  /** Called when the pin was moved. @returns whether the position is accepted */
  onMove: (point: MapPoint) => boolean;
}

/** A map with one movable pin. */
export class Pin {
  private readonly map: LeafletMap;
  private readonly pin: Marker;
  private readonly approximate: Marker;
  /** The last accepted position, to which a refused pin returns. */
  private accepted: MapPoint | undefined;

  constructor(
    element: HTMLElement,
    private readonly options: PinOptions,
  ) {
    const { start, disabled, onMove } = options;
    this.map = openBaseMap(element, { label: 'Map of where the business is', zoomIn: 'Zoom in', zoomOut: 'Zoom out' });
    const icon = divIcon({ className: 'pin-map-pin', html: pinHtml(44), iconSize: [44, 44], iconAnchor: [22, 42] });
    this.pin = marker([0, 0], { icon, draggable: !disabled, autoPan: true, keyboard: !disabled });
    this.pin.on('add', () => this.nameThePin());
    this.pin.on('dragend', () => this.moved(this.pin.getLatLng().lat, this.pin.getLatLng().lng));
    const circle = divIcon({ className: 'pin-map-approximate', iconSize: [56, 56] });
    this.approximate = marker([0, 0], { icon: circle, pane: 'places', interactive: false, keyboard: false });
    if (!disabled) this.map.on('click', ({ latlng }) => onMove({ latitude: latlng.lat, longitude: latlng.lng }));
    if (start) this.map.setView(latLngOf(start), TOWN_ZOOM, { animate: false });
  }

  addStreets(tiles: TileSource, onState: (state: Streets) => void): void {
    addStreets(this.map, tiles, onState);
  }

  /** Shows the pin, else the approximate location, and pans to it. */
  show(place: MapPoint | undefined, approximate: MapPoint | undefined): void {
    this.accepted = place;
    if (place) this.pin.setLatLng(latLngOf(place)).addTo(this.map);
    else this.pin.remove();
    if (approximate && !place) this.approximate.setLatLng(latLngOf(approximate)).addTo(this.map);
    else this.approximate.remove();
    const shown = place ?? approximate;
    if (shown && !this.map.getBounds().contains(latLngOf(shown))) {
      this.map.setView(latLngOf(shown), Math.max(this.map.getZoom(), TOWN_ZOOM), { animate: false });
    }
  }

  /** The centre of the map. */
  middle(): MapPoint {
    const { lat, lng } = this.map.getCenter();
    return { latitude: lat, longitude: lng };
  }

  close(): void {
    this.map.remove();
  }

  private moved(latitude: number, longitude: number): void {
    if (!this.options.onMove({ latitude, longitude }) && this.accepted) this.pin.setLatLng(latLngOf(this.accepted));
  }

  private nameThePin(): void {
    const element = this.pin.getElement()!;
    element.setAttribute('aria-label', 'Pin of the business: the arrow keys move it');
    if (this.options.disabled) return;
    element.addEventListener('keydown', (event) => this.pressed(event));
  }

  private pressed(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    // Otherwise the page would scroll, and the map would pan.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LONG_STEP : STEP;
    const from: Point = this.map.latLngToLayerPoint(this.pin.getLatLng());
    const { lat, lng } = this.map.layerPointToLatLng(from.add([arrow[0] * step, arrow[1] * step]));
    this.moved(lat, lng);
  }
}
