import { Alert, Button } from 'antd';
import { type BlogFields, differingFields, FIELD_NAMES, fieldsOf, inputOf, NEW_BLOG } from '../blog-fields.js';
import type { Draft } from '../blog-endpoints.js';
import type { SavedDraft } from './use-draft.js';

interface SavedElsewhereProps {
  kept: Pick<SavedDraft, 'state' | 'theirs' | 'keepMine'>;
  mine: BlogFields;
  onTakeTheirs: () => void;
}

/** Two admins have edited the same draft: the one who saves later chooses which version stays. */
export function SavedElsewhere({ kept: { state, theirs, keepMine }, mine, onTakeTheirs }: SavedElsewhereProps) {
  if (state !== 'elsewhere') return null;
  const names = theirs ? differingFields(mine, draftFields(theirs)).map((name) => FIELD_NAMES[name]) : [];
  return (
    <Alert
      className="blog-elsewhere"
      type="warning"
      showIcon
      role="alert"
      title="This draft was saved in another window"
      description={
        <>
          <p>What you type here is not saved until you choose one of the two.</p>
          {names.length > 0 && <p>{`Different there: ${names.join(', ')}.`}</p>}
        </>
      }
      action={
        <span className="blog-choices">
          <Button onClick={onTakeTheirs}>Load the other one</Button>
          <Button type="primary" onClick={() => void keepMine()}>
            Keep mine
          </Button>
        </span>
      }
    />
  );
}

/** A draft may lack any of its fields. */
export function draftFields({ fields }: Pick<Draft, 'fields'>): BlogFields {
  return fieldsOf({ ...inputOf(NEW_BLOG), ...fields });
}
