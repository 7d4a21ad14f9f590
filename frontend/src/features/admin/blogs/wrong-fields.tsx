import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { FIELD_NAMES, fieldNamed } from './blog-fields.js';

/** Everything that keeps the article from being taken, each leading to its field. */
export function WrongFields({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
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
              return <li key={field}>{name ? <a href={`#${name}`} onClick={() => document.getElementById(name)?.focus()}>{`${FIELD_NAMES[name]} ${message}`}</a> : `${field} ${message}`}</li>;
            })}
          </ul>
        }
      />
    </div>
  );
}
