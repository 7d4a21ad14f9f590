import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormState } from '../../ui/form/form-context.js';
import { Icon } from '../../ui/icon.js';

interface FoldedProps {
  /** The fields inside. */
  names: readonly string[];
  title: string;
  help: string;
  children: ReactNode;
}

/**
 * Collapsed optional fields. They open when one of them has a value or an error, and for a draft. Only their own button closes them again:
 * otherwise a field would disappear while its error is being corrected.
 */
export function FoldedFields({ names, title, help, children }: FoldedProps) {
  const { values, errors } = useFormState();
  const hasContent = names.some((name) => errors.has(name) || values[name]);
  const [isOpenAtFirst] = useState(hasContent);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasContent) details.current!.open = true;
  }, [hasContent]);
  return (
    <details ref={details} className="form-folded" open={isOpenAtFirst || undefined}>
      <summary>
        <span>
          {title}
          <span className="field-help">{help}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="form-group">{children}</div>
    </details>
  );
}
