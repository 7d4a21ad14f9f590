import { type FocusEvent, useRef, useState } from 'react';
import { LineField } from './fields.js';

type CityFieldProps = Omit<Parameters<typeof LineField>[0], 'onBlur'>;

/** A city as people write it; one that is called like no place is asked about when the field is left, and stays as it was typed. */
export function CityField(props: CityFieldProps) {
  const input = useRef<HTMLInputElement>(undefined);
  const [meant, setMeant] = useState<string>();
  const look = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    input.current = currentTarget;
    const { value } = currentTarget;
    const { meantPlace } = await import('../../lib/meant-place.js');
    const place = await meantPlace(value);
    if (currentTarget.value === value) setMeant(place);
  };
  const take = () => {
    if (!input.current || meant === undefined) return;
    input.current.value = meant;
    // For whatever follows what is typed, such as the draft.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setMeant(undefined);
  };
  return (
    <>
      <LineField {...props} onBlur={(event) => void look(event)} />
      <p className="form-meant" role="status">
        {meant !== undefined && (
          <>
            Did you mean{' '}
            <button type="button" className="link-button" onClick={take}>
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </>
  );
}
