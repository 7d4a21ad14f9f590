import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { correctedPlace } from '../../../ui/form/spelling-suggestion.js';
import { FieldInput } from './field-input.js';

const PAUSE_MS = 600;

/** The likely correction of an unknown place name, once typing pauses. */
export function useCorrectedPlace(typed: string | undefined): string | undefined {
  const [found, setFound] = useState<{ typed: string; place: string }>();
  useEffect(() => {
    if (!typed) return undefined;
    let isOver = false;
    const lookUp = async () => {
      const place = await correctedPlace(typed);
      if (place !== undefined && !isOver) setFound({ typed, place });
    };
    const timer = setTimeout(() => void lookUp(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found?.typed === typed ? found?.place : undefined;
}

interface CityInputProps {
  id?: string;
  value?: string;
  disabled?: boolean;
  onChange?: (value: string) => void;
}

/** An input for a city, with the likely correction of an unknown name. */
export function CityInput({ value, onChange, ...given }: CityInputProps) {
  const meant = useCorrectedPlace(value);
  return (
    <>
      <FieldInput kind="line" value={value} onChange={({ target }) => onChange?.(target.value)} {...given} />
      {meant !== undefined && !given.disabled && (
        <Button type="link" size="small" onClick={() => onChange?.(meant)}>
          {`Did you mean ${meant}?`}
        </Button>
      )}
    </>
  );
}
