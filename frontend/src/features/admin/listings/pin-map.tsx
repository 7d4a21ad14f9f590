import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { isInCanada, type MapPoint } from '../../../ui/map/canada.js';
import { placeNamed, placeWords, pointOf } from '../../../ui/map/places.js';
import { PLACES } from '../../../ui/map/base-map.js';
import { APPROXIMATELY_BY } from './approximate-note.js';
import type { Streets } from '../../../ui/map/streets.js';
import { type ListingWhole, useMapTilesQuery } from './listing-endpoints.js';
import { Pin } from './pin.js';
import './pin-map.css';

export interface PinMapProps {
  /** The business's own coordinates. */
  place: MapPoint | undefined;
  /** The approximate location, while its own coordinates are unknown. */
  approximate: NonNullable<ListingWhole['approximatePlace']> | undefined;
  town: { city: string; region: string };
  disabled: boolean;
  onPlace: (point: MapPoint) => void;
}

/** The map with a pin, and a text that describes it. */
export default function PinMap({ place, approximate, town, disabled, onPlace }: PinMapProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const pin = useRef<Pin>(undefined);
  const [refused, setRefused] = useState(false);
  const { data: tiles } = useMapTilesQuery();
  const [streets, setStreets] = useState<Streets>('none');
  /** Handles a move of the pin. @returns whether the position is accepted */
  const wanted = (point: MapPoint): boolean => {
    const isRefused = !isInCanada(point);
    setRefused(isRefused);
    if (!isRefused) onPlace(point);
    return !isRefused;
  };
  const latest = useRef(wanted);
  latest.current = wanted;

  useEffect(() => {
    const named = placeNamed(town.city, town.region, PLACES);
    const start = place ?? approximate ?? (named && pointOf(named));
    const opened = new Pin(element.current!, { start, disabled, onMove: (point) => latest.current(point) });
    pin.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (tiles) pin.current?.addStreets(tiles, setStreets);
  }, [tiles?.url]);
  useEffect(() => {
    pin.current?.show(place, approximate);
    setRefused(false);
  }, [place?.latitude, place?.longitude, approximate]);

  return (
    <div className="pin-map">
      <p className="kit-soft" id={`${id}-help`}>
        {!disabled && 'Click or tap the map to set the pin; drag it, or select it and press the arrow keys (with Shift, further). '}
        Latitude and Longitude do the same without the map. {WITHOUT_STREETS[streets]}
      </p>
      <div ref={element} className="pin-map-window" aria-describedby={`${id}-help ${id}-where`} />
      <p id={`${id}-where`} role="status">
        {refused && 'That is outside Canada, so the pin was not moved. '}
        {whereWords(place, approximate, town)}
      </p>
      {!disabled && <Button onClick={() => pin.current && wanted(pin.current.middle())}>Set the pin in the middle of the map</Button>}
    </div>
  );
}

const NO_STREETS = 'It has no streets: for an exact address, copy the two numbers from a map with streets.';

const WITHOUT_STREETS: Record<Streets, string> = {
  none: NO_STREETS,
  slow: 'Its streets are loading slowly.',
  shown: '',
  missing: `Its streets could not be loaded. ${NO_STREETS}`,
};

function whereWords(place: MapPoint | undefined, approximate: PinMapProps['approximate'], { city, region }: PinMapProps['town']): string {
  if (place) return `The pin is ${placeWords(place, PLACES)}.`;
  if (approximate) {
    const by = APPROXIMATELY_BY[approximate.from];
    return `There is no pin. The dashed circle is where searches place the business for now, based on ${by}: ${placeWords(approximate, PLACES)}.`;
  }
  const town = placeNamed(city, region, PLACES);
  return town ? `There is no pin. The map starts at the town: ${town[0]}, ${town[1]}.` : 'There is no pin.';
}
