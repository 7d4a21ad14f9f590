import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';
import { FIELD_NAMES, SOURCE_SUBJECTS, valueText } from './listing-words.js';

interface SourceSaysProps {
  field: CorrectableField;
  source: ListingWhole['source'];
  says: unknown;
  disabled: boolean;
  onTakeBack: () => void;
}

/** Below a corrected field: the source's value, with a button that removes the correction. */
export function SourceValue({ field, source, says, disabled, onTakeBack }: SourceSaysProps) {
  return (
    <span className="source-says">
      <span>
        <strong>Corrected.</strong> {SOURCE_SUBJECTS[source]} says: {valueText(says)}
      </span>
      <Button
        size="small"
        icon={<UndoOutlined aria-hidden />}
        disabled={disabled}
        aria-label={`Undo the correction of ${FIELD_NAMES[field]}`}
        onClick={onTakeBack}
      >
        Undo
      </Button>
    </span>
  );
}
