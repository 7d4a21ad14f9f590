import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Progress, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type AdminError, adminApi, errorText, isSignedOut } from '../api/admin-api.js';
import { type Session, session } from '../session/session.js';
import type { Import } from './import-endpoints.js';
import { sendFile } from '../api/send-file.js';
import { problemOf } from './send-file.js';

/** Uploads a file by drag and drop or the file dialog, with progress. */
export function FileDrop({ onUploaded }: { onUploaded: (uploaded: Import) => void }) {
  const { send, cancel, sending, wrong } = useUpload(onUploaded);
  return (
    <Card title={<h2>Upload a list</h2>}>
      {wrong && <Alert className="sync-note" type="error" showIcon role="alert" title="The file was not accepted" description={wrong} />}
      {sending ? (
        <div className="import-sending">
          <strong>{sending.name}</strong>
          <Progress percent={Math.floor(sending.share * 100)} status="active" aria-label="Upload" />
          <p className="sync-help" role="status">
            {sending.share < 1 ? 'Sending the file ...' : 'Reading the file ... Large ones take a minute.'}
          </p>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      ) : (
        <Upload.Dragger
          accept=".csv,.tsv,.txt,.xlsx"
          showUploadList={false}
          beforeUpload={(file) => {
            send(file);
            return false;
          }}
        >
          <p className="import-drop-icon">
            <InboxOutlined aria-hidden />
          </p>
          <p className="import-drop-ask">Choose a file, or drop it here</p>
          <p className="sync-help">
            CSV up to 200 MB, or an Excel workbook (.xlsx) up to 50 MB, with a header row such as Business Name, Category, Phone, Address.
            Nothing changes until you have reviewed it.
          </p>
        </Upload.Dragger>
      )}
    </Card>
  );
}

function useUpload(onUploaded: (uploaded: Import) => void) {
  const dispatch = useDispatch();
  const signIns = useSelector((state: { session: Session }) => state.session.signIns);
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [wrong, setWrong] = useState<string>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const send = async (file: File) => {
    const problem = problemOf(file);
    setWrong(problem);
    if (problem) return;
    const own = (control.current = new AbortController());
    setSending({ name: file.name, share: 0 });
    try {
      const uploaded = await sendFile<Import>('imports', file, (share) => setSending({ name: file.name, share }), own.signal);
      dispatch(adminApi.util.invalidateTags(['imports']));
      onUploaded(uploaded);
    } catch (error) {
      if (own.signal.aborted) return;
      if (isSignedOut(error)) dispatch(session.actions.expired(signIns));
      else setWrong((error as AdminError).problem?.detail ?? errorText(error));
    } finally {
      setSending(undefined);
    }
  };
  return { send: (file: File) => void send(file), cancel: () => control.current?.abort(), sending, wrong };
}
