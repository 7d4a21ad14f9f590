import { DeleteOutlined, DownloadOutlined, ExperimentOutlined, RollbackOutlined } from '@ant-design/icons';
import { App, Button, Tag } from 'antd';
import { counted } from '../../../lib/words.js';
import { popupContainer } from '../kit/layers.js';
import { momentText } from '../kit/moment.js';
import { type Backup, type BackupWork, downloadOf } from './backup-endpoints.js';

const REASONS: Record<Backup['reason'], string> = {
  'by-hand': 'Made manually',
  schedule: 'Made by the schedule',
  'before-restore': 'Made before a restore',
  uploaded: 'Uploaded here',
  found: 'Found in the folder',
};

interface BackupLineProps {
  backup: Backup;
  busy: boolean;
  onWork: (work: BackupWork) => void;
}

/** One backup with its actions. */
export function BackupLine({ backup: { name, madeAt, reason, bytes, rows, machine, isHere, test }, busy, onWork }: BackupLineProps) {
  const { modal } = App.useApp();
  const when = momentText(madeAt);
  const ask = (title: string, content: string, okText: string, work: BackupWork) =>
    void modal.confirm({ title, content, okText, getContainer: popupContainer, okButtonProps: { danger: true }, onOk: () => onWork(work) });
  const restore = () =>
    ask(
      `Restore the directory to ${when}?`,
      'The current state is backed up first. Then everything is replaced: listings, wording, pictures, forms and decisions made since then are lost. People stay signed in. The site may be slow for a minute, and the next sync of the sheet updates its listings again.',
      'Restore it',
      { kind: 'restore', name },
    );
  const remove = () => ask(`Delete the backup of ${when}?`, 'Its file is deleted for good.', 'Delete it', { kind: 'delete', name });
  return (
    <li>
      <div className="backup-about">
        <strong>{when}</strong>
        <span className="site-help">
          {[REASONS[reason], sizeText(bytes), rows === null ? '' : counted(rows, 'row')].filter(Boolean).join(', ')}
        </span>
        {!isHere && <span className="site-help">Its file is on {machine}; this process cannot reach it.</span>}
        {test && (
          <span>
            <Tag color={test.problem === null ? 'success' : 'error'}>
              {test.problem === null
                ? `Tried out on ${momentText(test.at)}: ${counted(test.listings ?? 0, 'listing')} in it`
                : 'Could not be restored'}
            </Tag>
            {test.problem !== null && <span className="site-wrong">{` ${test.problem}`}</span>}
          </span>
        )}
      </div>
      {isHere && (
        <div className="backup-buttons">
          <Button
            icon={<DownloadOutlined aria-hidden />}
            href={downloadOf(name)}
            download={name}
            aria-label={`Download the backup of ${when}`}
          >
            Download
          </Button>
          <Button
            icon={<ExperimentOutlined aria-hidden />}
            disabled={busy}
            onClick={() => onWork({ kind: 'test', name })}
            aria-label={`Try out the backup of ${when}`}
          >
            Try out
          </Button>
          <Button icon={<RollbackOutlined aria-hidden />} disabled={busy} onClick={restore} aria-label={`Restore the backup of ${when}`}>
            Restore
          </Button>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            disabled={busy}
            onClick={remove}
            aria-label={`Delete the backup of ${when}`}
          />
        </div>
      )}
    </li>
  );
}

function sizeText(bytes: number): string {
  const mebibytes = bytes / 1024 / 1024;
  return mebibytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${mebibytes.toFixed(1)} MB`;
}
