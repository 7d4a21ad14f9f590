import { EnvironmentOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { Loading } from '../kit/loading.js';
import type { ListingWhole } from './listing-endpoints.js';
import { NO_PLACE, placeProblem, pointOf, type PlaceText, textOf } from './place-values.js';

/** Loaded on demand, together with the map library and its data. */
const PinMap = lazy(() => import('./pin-map.js').catch(() => ({ default: NotLoaded })));

interface PlaceOnMapProps {
  /** The two fields as they are typed. */
  text: PlaceText;
  /** The two fields as they are saved. */
  saved: PlaceText;
  approximate: ListingWhole['approximatePlace'] | undefined;
  /** As typed; the initial centre of the map when nothing else is known. */
  town: { city: string; region: string };
  disabled: boolean;
  onChange: (text: PlaceText) => void;
}

/** Below latitude and longitude: their errors, and a map with a pin that sets them. */
export const PlaceOnMap = memo(function PlaceOnMap({ text, saved, approximate, town, disabled, onChange }: PlaceOnMapProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const problem = placeProblem(text);
  const instead = problem?.instead;
  const isChanged = text.latitude !== saved.latitude || text.longitude !== saved.longitude;
  const isEmpty = text.latitude === '' && text.longitude === '';
  return (
    <div className="place-on-map">
      <div role="status">
        {problem && (
          <Alert
            type="warning"
            showIcon
            title={problem.text}
            action={
              instead && (
                <Button disabled={disabled} onClick={() => onChange(textOf(instead.point))}>
                  {instead.action}
                </Button>
              )
            }
          />
        )}
      </div>
      <div className="place-buttons">
        {/* Enabled also in a disabled form, because viewing the map is allowed. */}
        <Button
          disabled={false}
          icon={<EnvironmentOutlined aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide the map' : 'Show the map'}
        </Button>
        {!isEmpty && !disabled && <Button onClick={() => onChange(NO_PLACE)}>Remove the pin</Button>}
        {isChanged && !disabled && <Button onClick={() => onChange(saved)}>Undo the move</Button>}
      </div>
      <div id={id}>
        {open && (
          <Suspense fallback={<Loading label="Loading the map" rows={6} />}>
            <PinMap
              place={pointOf(text)}
              approximate={approximate ?? undefined}
              town={town}
              disabled={disabled}
              onPlace={(point) => onChange(textOf(point))}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
});

function NotLoaded() {
  return (
    <Alert
      type="warning"
      showIcon
      title="The map could not be loaded"
      description="You can set latitude and longitude without it. To try again, save your changes and reload this page."
    />
  );
}
