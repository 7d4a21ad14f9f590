import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isPictureFile } from '../../../../lib/picture-files.js';
import type { AdminError } from '../../api/admin-api.js';
import { sendFile } from '../../api/send-file.js';
import { type Session, session } from '../../session/session.js';

/** Uploads pictures one after the other, and reports progress and errors. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const [note, setNote] = useState('');
  const dispatch = useDispatch();
  const signIns = useSelector((state: { session: Session }) => state.session.signIns);
  const [ending] = useState(() => new AbortController());
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  const upload = async (files: readonly File[]) => {
    for (const file of files) {
      if (!isPictureFile(file)) {
        setNote('Please select an image file (JPG, PNG, etc.).');
        continue;
      }
      setNote(`Uploading ${file.name} ...`);
      try {
        const { url } = await sendFile<{ url: string }>(
          'images',
          file,
          (share) => setNote(`Uploading ${file.name}: ${Math.floor(share * 100)} %`),
          ending.signal,
        );
        setNote('The picture is in the text. Say what it shows.');
        latest.current(url);
      } catch (error) {
        const { status, problem } = error as AdminError;
        if (status === 401) dispatch(session.actions.expired(signIns));
        setNote(
          status === 401
            ? 'Your session ended before the picture arrived. Choose it again.'
            : (problem?.detail ?? 'The picture did not arrive. Check your connection, then choose it again.'),
        );
      }
    }
  };
  return { note, setNote, upload };
}
