import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { type BlogFields, FIELD_NAMES, fieldNamed } from './blog-fields.js';

interface WrongFieldsProps {
  errors: readonly FieldError[];
  /** Leads to a field, which may not be on the screen yet. */
  onShow: (name: keyof BlogFields) => void;
}

/** Everything that keeps the article from being taken, each leading to its field. */
export function WrongFields({ errors, onShow }: WrongFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // A corrected error disappears from the list without moving the focus.
    if (errors.length > count.current) box.current?.focus();
    count.current = errors.length;
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="blog-wrong-fields">
      <Alert
        type="error"
        showIcon
        role="alert"
        title="Some values are not right yet"
        description={
          <ul>
            {errors.map(({ field, message }) => {
              const name = fieldNamed(field);
              return (
                <li key={field}>
                  {name ? (
                    <a href={`#${name}`} onClick={(event) => (event.preventDefault(), onShow(name))}>{`${FIELD_NAMES[name]} ${message}`}</a>
                  ) : (
                    `${field} ${message}`
                  )}
                </li>
              );
            })}
          </ul>
        }
      />
    </div>
  );
}
