import { Alert, Button } from 'antd';
import { momentText } from './moment.js';

interface StoredDraftNoteProps {
  /** When it was typed, in ISO 8601. */
  at: string;
  onRestore: () => void;
  onDrop: () => void;
}

/** Offers to restore unsaved changes that are stored in this browser. */
export function StoredDraftNote({ at, onRestore, onDrop }: StoredDraftNoteProps) {
  return (
    <Alert
      type="info"
      showIcon
      title={`There are unsaved changes from ${momentText(at)}`}
      description="They are stored in this browser."
      action={
        <div className="editor-actions">
          <Button size="small" type="primary" onClick={onRestore}>
            Restore them
          </Button>
          <Button size="small" onClick={onDrop}>
            Discard
          </Button>
        </div>
      }
    />
  );
}
