import type { ReactNode } from 'react';
import { useFormState } from '../../ui/form/form-context.js';
import { Icon } from '../../ui/icon.js';

interface FoldedProps {
  /** The fields inside. */
  names: readonly string[];
  title: string;
  help: string;
  children: ReactNode;
}

/** Fields that most people need not see. They stand unfolded where something is written or wrong in them; a draft unfolds them too. */
export function FoldedFields({ names, title, help, children }: FoldedProps) {
  const { values, errors } = useFormState();
  const hasContent = names.some((name) => errors.has(name) || values[name]);
  return (
    <details className="form-folded" open={hasContent || undefined}>
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
