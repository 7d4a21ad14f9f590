import { App, Button, Card } from 'antd';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/words.js';
import { popupContainer } from '../kit/layers.js';
import { momentText } from '../kit/moment.js';
import { LoadError } from '../kit/load-error.js';
import { retryToast } from '../kit/retry-toast.js';
import { useToast } from '../kit/use-toast.js';
import {
  type Undelivered,
  useLetDeliveryGoMutation,
  useRetryAllDeliveriesMutation,
  useRetryDeliveryMutation,
  useUndeliveredQuery,
} from './undelivered-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

/** Deliveries that were given up or held back; renders nothing when there are none. */
export function UndeliveredCard() {
  const { data, error, refetch } = useUndeliveredQuery(undefined);
  const [retryAll, { isLoading }] = useRetryAllDeliveriesMutation();
  const toast = useToast();
  if (error && !data)
    return <LoadError title="What could not be delivered could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { items, total, heldBack } = data;
  const mayTry = total > items.length || items.some(({ outdated }) => !outdated);
  const tryAll = async () => {
    const { data: retried, error } = await retryAll();
    if (!retried) return toast(retryToast(error));
    if (retried.count === 0)
      return toast({ title: 'Nothing was tried', description: 'Their links have expired: discard them.', isNote: true });
    document.querySelector<HTMLElement>('#main')?.focus();
    return toast({
      title: `${counted(retried.count, 'delivery is', 'deliveries are')} being tried`,
      description: 'They are retried in the background for another three days.',
    });
  };
  return (
    <>
      <List
        title="Emails that could not be delivered"
        about="They were tried for three days, or refused permanently. Fix the cause first, such as the mail server below, then try again."
        items={items}
        total={total}
      >
        {mayTry && (
          <div className="site-undelivered-buttons">
            <Button type="primary" loading={isLoading} onClick={() => void tryAll()}>
              Try all again
            </Button>
          </div>
        )}
      </List>
      <List
        title="Emails that were held back"
        about="An address gets five emails a day until its owner has confirmed it, because anybody can type it into a form. If somebody waits for one of these, try it again a day later."
        items={heldBack.items}
        total={heldBack.total}
      />
    </>
  );
}

interface ListProps {
  title: string;
  about: string;
  items: Undelivered[];
  total: number;
  children?: ReactNode;
}

function List({ title, about, items, total, children }: ListProps) {
  if (total === 0) return null;
  return (
    <Card title={<h2>{title}</h2>} className="site-card">
      <p className="site-about">
        {about}
        {total > items.length && ` Showing the newest ${items.length} of ${total.toLocaleString('en-CA')}.`}
      </p>
      <ul className="site-undelivered" aria-label={title}>
        {items.map((each) => (
          <Line key={each.id} undelivered={each} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

function Line({ undelivered: { id, to, subject, lastError, updatedAt, outdated } }: { undelivered: Undelivered }) {
  const [retry, { isLoading: isRetrying }] = useRetryDeliveryMutation();
  const [letGo, { isLoading: isLeaving }] = useLetDeliveryGoMutation();
  const { modal } = App.useApp();
  const toast = useToast();
  const recipient = to ?? 'The form service';
  const name = subject === null ? recipient : `${recipient}: ${subject}`;
  const tryAgain = async () => {
    const { error } = await retry(id);
    toast(retryToast(error));
  };
  const ask = () => {
    void modal.confirm({
      title: `Discard ${name}?`,
      content: 'It is deleted here and never delivered. The item it is about stays.',
      okText: 'Discard',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      onOk: async () => {
        const { error } = await letGo(id);
        toast(error ? failedToast('Nothing was changed', error) : { title: 'Discarded' });
      },
    });
  };
  return (
    <li>
      <div className="site-undelivered-words">
        <strong>{recipient}</strong>
        {subject !== null && <span>{subject}</span>}
        <span className="site-help">{`Given up on ${momentText(updatedAt)}: ${lastError ?? 'unknown reason'}`}</span>
        {outdated && <span className="site-help">Its link has expired, so it is not tried again.</span>}
      </div>
      <div className="site-undelivered-buttons">
        {!outdated && (
          <Button loading={isRetrying} aria-label={`Try again: ${name}`} onClick={() => void tryAgain()}>
            Try again
          </Button>
        )}
        <Button loading={isLeaving} aria-label={`Discard: ${name}`} onClick={ask}>
          Discard
        </Button>
      </div>
    </li>
  );
}
