import { Alert, Button, Card } from 'antd';
import { counted } from '../../../lib/words.js';
import { momentText } from '../kit/moment.js';
import { ChangesTable } from './changes-table.js';
import { Figures } from './figures.js';
import { Findings } from './findings.js';
import { SampleNote } from './sample-note.js';
import type { SyncAnswer } from './sync-endpoints.js';

interface SyncResultProps {
  answer: SyncAnswer & { dryRun: boolean };
  onApply: () => void;
}

/** The result of the last sync, or of its dry run. */
export function SyncResult({ answer, onApply }: SyncResultProps) {
  const { dryRun, changes, changesTotal = changes?.length ?? 0 } = answer;
  const isUnchanged = answer.created + answer.updated + answer.removed + answer.sample === 0;
  return (
    <Card
      title={<h2>{dryRun ? 'What a sync would change' : `Synced at ${momentText(answer.timestamp)}`}</h2>}
      extra={
        dryRun &&
        !isUnchanged && (
          <Button type="primary" onClick={onApply}>
            Apply these changes
          </Button>
        )
      }
    >
      <Figures {...answer} />
      <SampleNote sample={answer.sample} isDone={!dryRun} />
      {dryRun && (
        <Alert
          className="sync-note"
          type="info"
          showIcon
          title={isUnchanged ? 'The directory already matches the sheet.' : 'Nothing has been changed yet.'}
        />
      )}
      {changes && changes.length > 0 && <ChangesTable changes={changes} />}
      {changes && changesTotal > changes.length && (
        <p className="sync-help">And {counted(changesTotal - changes.length, 'more listing')}.</p>
      )}
      <Findings {...answer} name={`sync-${answer.timestamp.slice(0, 10)}`} />
    </Card>
  );
}
