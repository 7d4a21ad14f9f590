import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type AdminError, adminApi, errorText, isSignedOut } from '../api/admin-api.js';
import { sendFile } from '../api/send-file.js';
import { type Session, session } from '../session/session.js';
import type { Backups } from './backup-endpoints.js';

const MAX_BYTES = 2 * 1024 ** 3;

/** Uploads a backup file: it is verified and listed, and can then be restored like the others. */
export function UploadBackup({ disabled }: { disabled: boolean }) {
  const { send, cancel, sending, outcome } = useBackupUpload();
  return (
    <div className="backup-upload">
      {outcome && (
        <Alert
          type={outcome.problem ? 'error' : 'success'}
          showIcon
          role={outcome.problem ? 'alert' : 'status'}
          title={outcome.problem ? 'The file was not accepted' : 'The backup is complete and in the list'}
          description={outcome.problem ?? 'Nothing on the site has changed yet. To use it, choose Restore.'}
        />
      )}
      {sending ? (
        <div>
          <strong>{sending.name}</strong>
          <Progress percent={Math.floor(sending.share * 100)} status="active" aria-label="Upload" />
          <p className="site-help" role="status">
            {sending.share < 1 ? 'Sending the file ...' : 'Checking the file ...'}
          </p>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      ) : (
        <Upload
          accept=".gz,application/gzip"
          showUploadList={false}
          disabled={disabled}
          beforeUpload={(file) => {
            send(file);
            return false;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />} disabled={disabled}>
            Upload a backup
          </Button>
        </Upload>
      )}
      <p className="site-help">
        A backup downloaded here or from another machine (.backup.tar.gz, up to 2 GB). It is checked before it is listed.
      </p>
    </div>
  );
}

function useBackupUpload() {
  const dispatch = useDispatch();
  const signIns = useSelector((state: { session: Session }) => state.session.signIns);
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [outcome, setOutcome] = useState<{ problem?: string }>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const send = async (file: File) => {
    setOutcome(file.size > MAX_BYTES ? { problem: 'The file is larger than 2 GB. Put it in the backup folder on the server.' } : undefined);
    if (file.size > MAX_BYTES) return;
    const own = (control.current = new AbortController());
    setSending({ name: file.name, share: 0 });
    try {
      await sendFile<Backups>('admin/backups/upload', file, (share) => setSending({ name: file.name, share }), own.signal);
      dispatch(adminApi.util.invalidateTags(['backups', 'audit', 'start']));
      setOutcome({});
    } catch (error) {
      if (own.signal.aborted) return;
      if (isSignedOut(error)) dispatch(session.actions.expired(signIns));
      else setOutcome({ problem: (error as AdminError).problem?.detail ?? errorText(error) });
    } finally {
      setSending(undefined);
    }
  };
  return { send: (file: File) => void send(file), cancel: () => control.current?.abort(), sending, outcome };
}
