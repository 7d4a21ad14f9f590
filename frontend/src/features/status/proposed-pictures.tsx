import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { PICTURE_KINDS } from '../../lib/picture-files.js';
import type { OwnSubmission } from '../../lib/reads.js';
import { sendPicture, takePictureBack } from './send-picture.js';

const MAX_PICTURES = 5;

export interface ProposedPicturesProps {
  token: string;
  own: OwnSubmission;
  texts: PageTexts<'status'>;
  onChange: (own: OwnSubmission) => void;
  /** The submission has been decided meanwhile. */
  onConflict: () => void;
}

/** Pictures for the page of the business. They are published with the submission, not before. */
export default function ProposedPictures({ token, own: { pictures }, texts, onChange, onConflict }: ProposedPicturesProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ wrong: '', done: '' });
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button may have been removed with its picture: move the focus to the message, which is rendered only with a text.
    if (said.done) news.current?.focus();
  }, [said]);
  const path = `/api/status/${encodeURIComponent(token)}/pictures`;
  const addressOf = (url: string) => `${path}/${url.slice(url.lastIndexOf('/') + 1)}`;
  const run = async (asked: ReturnType<typeof sendPicture>, done: string) => {
    setBusy(true);
    setSaid({ wrong: '', done: '' });
    const outcome = await asked;
    setBusy(false);
    if ('problem' in outcome) return outcome.isClosed ? onConflict() : setSaid({ wrong: outcome.problem, done: '' });
    setSaid({ wrong: '', done });
    form.current?.reset();
    return onChange(outcome.own);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void run(sendPicture(path, new FormData(event.currentTarget), texts), texts.pictureAdded);
  };
  return (
    <div className="status-part-body status-pictures">
      <p>{texts.picturesText.replace('{most}', String(MAX_PICTURES))}</p>
      {pictures.length > 0 && (
        <ul>
          {pictures.map(({ url, description }) => (
            <li key={url}>
              <img src={addressOf(url)} alt="" width={160} height={120} />
              <span>{description}</span>
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                aria-label={`${texts.pictureBack}: ${description}`}
                onClick={() => busy || void run(takePictureBack(addressOf(url), texts), texts.pictureTaken)}
              >
                {texts.pictureBack}
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < MAX_PICTURES ? (
        <form ref={form} onSubmit={send}>
          {/* Inert while it is sent: the form is emptied on success, and text typed meanwhile would be lost. */}
          <div className="field" inert={busy}>
            <label htmlFor="picture-words">{texts.pictureWords}</label>
            <input id="picture-words" name="description" required maxLength={200} autoComplete="off" />
          </div>
          <div className="field" inert={busy}>
            <label htmlFor="picture-file">{texts.pictureFile}</label>
            <p className="field-help" id="picture-help">
              {texts.pictureHelp}
            </p>
            <input id="picture-file" name="file" type="file" required accept={PICTURE_KINDS} aria-describedby="picture-help" />
          </div>
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? texts.correctBusy : texts.pictureAdd}
          </button>
        </form>
      ) : (
        <p>{texts.picturesFull.replace('{most}', String(MAX_PICTURES))}</p>
      )}
      <p role="status" ref={news} tabIndex={-1}>
        {said.done}
      </p>
      {said.wrong && (
        <p className="note" role="alert">
          {said.wrong}
        </p>
      )}
    </div>
  );
}
