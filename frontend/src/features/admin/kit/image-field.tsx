import { DeleteOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef, Progress, Upload, type UploadFile, type UploadProps } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { IdentityPicture } from '../../../../../src/shared/pictures/identity-pictures.js';
import { isPictureFile, PICTURE_KINDS } from '../../../lib/picture-files.js';
import type { Problem } from '../../../lib/reads.js';
import { type Session, session } from '../session/session.js';
import type { AdminError } from '../api/admin-api.js';
import { sendFile } from '../api/send-file.js';
import { useToast } from './use-toast.js';
import './image-field.css';

interface ImageFieldProps {
  label: string;
  /** An uploaded picture's address, one elsewhere, or empty. */
  value?: string;
  onChange?: (url: string) => void;
  /** The text when there is no picture. */
  without?: string;
  disabled?: boolean;
  /** The purpose of an identity picture: its size is checked on upload, and pictures of other sites are refused. */
  use?: IdentityPicture;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
}

type Answer = Partial<Problem> & { url?: string };
type Request = Parameters<NonNullable<UploadProps<Answer>['customRequest']>>[0];

/** A field for a picture: view, upload, replace, remove, or enter an address. */
export function ImageField({
  label,
  value = '',
  onChange,
  without = 'No picture',
  disabled = false,
  use,
  id,
  ...described
}: ImageFieldProps) {
  const ownId = useId();
  const { percent, wrong, forgive, upload } = useUpload(use, (url) => onChange?.(url));
  const input = useRef<InputRef>(null);
  const field = id ?? ownId;
  /** The error of the last file says nothing about another address. */
  const put = (address: string) => {
    forgive();
    onChange?.(address);
  };
  return (
    <div className="image-field" role="group" aria-label={label}>
      <Preview address={value} without={without} whole={use !== undefined} />
      <div className="image-field-controls">
        <label htmlFor={field}>{label}</label>
        <Input
          {...described}
          ref={input}
          id={field}
          value={value}
          disabled={disabled}
          readOnly={use !== undefined}
          placeholder={use ? 'The built-in one' : 'https://'}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => put(target.value)}
        />
        <div className="image-field-buttons">
          <Upload {...upload} disabled={disabled}>
            <Button icon={<UploadOutlined aria-hidden />} disabled={disabled} loading={percent !== undefined}>
              {value ? 'Replace' : 'Upload'}
            </Button>
          </Upload>
          {value !== '' && (
            <Button
              icon={<DeleteOutlined aria-hidden />}
              disabled={disabled}
              onClick={() => {
                put('');
                // The pressed button goes away, and the focus would be lost.
                input.current?.focus({ preventScroll: true });
              }}
            >
              {use ? 'Back to the default' : 'Remove'}
            </Button>
          )}
        </div>
        {percent !== undefined && <Progress percent={percent} size="small" aria-label={`${label}: upload`} />}
        {wrong && (
          <p className="image-field-wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
}

function Preview({ address, without, whole }: { address: string; without: string; whole: boolean }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => setBroken(false), [address]);
  const shown = /^(https?:\/\/.|\/media\/.)/i.test(address) && !broken;
  return (
    <div className={`image-field-preview${whole ? ' image-field-whole' : ''}`}>
      {shown ? (
        <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        <span>
          <PictureOutlined aria-hidden />
          {address ? 'There is no picture at this address' : without}
        </span>
      )}
    </div>
  );
}

/** Uploads one file at a time; the error of the last one stays until the next, or until `forgive`. */
export function useUpload(use: IdentityPicture | undefined, onUploaded: (url: string) => void) {
  const [percent, setPercent] = useState<number>();
  const [wrong, setWrong] = useState('');
  const dispatch = useDispatch();
  const signIns = useSelector((state: { session: Session }) => state.session.signIns);
  const begunIn = useRef(signIns);
  const toast = useToast();
  const follow = ({ status, response, error, percent: sent = 0 }: UploadFile<Answer>) => {
    if (status === 'uploading' && percent === undefined) begunIn.current = signIns;
    setPercent(status === 'uploading' ? Math.floor(sent) : undefined);
    if (status === 'done' && response?.url) {
      onUploaded(response.url);
      toast({ title: 'Image Uploaded' });
    }
    if (status !== 'error') return;
    const refused = (error as { status?: number } | undefined)?.status;
    if (refused === 401) dispatch(session.actions.expired(begunIn.current));
    setWrong(
      refused === 401
        ? 'Your session ended before the picture arrived. Choose it again.'
        : (response?.detail ?? 'The picture did not arrive. Check your connection, then choose it again.'),
    );
  };
  const upload = {
    customRequest: ({ file, onProgress, onSuccess, onError }: Request) => {
      const ending = new AbortController();
      sendFile<Answer>(
        use ? `images?use=${use}` : 'images',
        file as File,
        (share) => onProgress?.({ percent: share * 100 }),
        ending.signal,
      ).then(
        (answer) => onSuccess?.(answer),
        (failure: Error & AdminError) => onError?.(failure, failure.problem),
      );
      return { abort: () => ending.abort() };
    },
    // People can change the filter of the file dialog, so the chosen file is checked below.
    accept: { format: PICTURE_KINDS, filter: 'native' as const },
    showUploadList: false,
    maxCount: 1,
    beforeUpload: (file: File) => {
      const isEmpty = isPictureFile(file) && file.size === 0;
      setWrong(isEmpty ? 'This file is empty: choose another one.' : '');
      if (isEmpty) return Upload.LIST_IGNORE;
      if (isPictureFile(file)) return true;
      toast({ title: 'Invalid File', description: 'Please select an image file (JPG, PNG, etc.)', bad: true });
      return Upload.LIST_IGNORE;
    },
    onChange: ({ file }: { file: UploadFile<Answer> }) => follow(file),
  };
  return { percent, wrong, forgive: () => setWrong(''), upload };
}
