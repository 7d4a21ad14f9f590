import { useRef } from 'react';
import { LineField } from './fields.js';
import { useFormState } from './form-context.js';

type CityFieldProps = Omit<Parameters<typeof LineField>[0], 'onBlur'>;

/** A city as people write it; one that is called like no place is asked about when the field is left, and stays as it was typed. */
export function CityField(props: CityFieldProps) {
  const { words } = useFormState();
  const question = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <LineField
        {...props}
        onBlur={({ currentTarget }) =>
          void import('./meant-question.js').then(({ askForPlace }) => askForPlace(currentTarget, question.current, words.cityMeant))
        }
      />
      <p className="form-meant" role="status" ref={question} />
    </>
  );
}
