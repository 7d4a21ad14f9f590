import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { type BlogFields, FIELD_NAMES, fieldNamed } from './blog-fields.js';

interface WrongFieldsProps {
  errors: readonly FieldError[];
  /** Focuses a field, which may not be rendered yet. */
  onShow: (name: keyof BlogFields) => void;
}

/** All validation errors of the article, with links to their fields. */
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
        title="Some fields need fixing"
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
