import { useRef } from 'react';
import { LineField } from './fields.js';
import { useFormState } from './form-context.js';

type CityFieldProps = Omit<Parameters<typeof LineField>[0], 'onBlur'>;

/** A field for a city. For an unknown name, a correction is suggested on blur; the typed name is kept unless the visitor accepts it. */
export function CityField(props: CityFieldProps) {
  const { words } = useFormState();
  const question = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <LineField
        {...props}
        onBlur={({ currentTarget }) =>
          void import('./did-you-mean.js').then(({ suggestPlaceCorrection }) =>
            suggestPlaceCorrection(currentTarget, question.current, words.cityMeant),
          )
        }
      />
      <p className="form-meant" role="status" ref={question} />
    </>
  );
}
