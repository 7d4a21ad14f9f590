import { Button } from 'antd';
import { useState } from 'react';
import { Dialog } from '../kit/dialog.js';
import { momentText } from '../kit/moment.js';
import { useToast } from '../kit/use-toast.js';
import { type Referrer, useCopySignInLinkMutation } from './referral-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

/** Creates a sign-in link for a referrer who cannot sign in any more and whose identity the admin has verified. */
export function SignInLinkButton({ referrer: { id, referrerName } }: { referrer: Referrer }) {
  const [make, { data, isLoading, reset }] = useCopySignInLinkMutation();
  const [copied, setCopied] = useState(false);
  const toast = useToast();
  const ask = async () => {
    setCopied(false);
    const { error } = await make(id);
    if (error) toast(failedToast('No link was created', error));
  };
  const copy = (link: string) =>
    Promise.resolve(link)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => setCopied(true),
        () => toast({ title: 'Copy it by hand', bad: true }),
      );
  return (
    <>
      <Button loading={isLoading} aria-label={`Sign-in link for ${referrerName}`} onClick={() => void ask()}>
        Sign-in link
      </Button>
      {data && (
        <Dialog
          title={`Sign-in link for ${referrerName}`}
          okText={copied ? 'Copied!' : 'Copy link'}
          cancelText="Close"
          onOk={() => void copy(data.link)}
          onCancel={reset}
        >
          <p className="kit-note">{`It works once, until ${momentText(data.expiresAt)}. Share it with no one else.`}</p>
          <p className="kit-text">{data.link}</p>
        </Dialog>
      )}
    </>
  );
}
