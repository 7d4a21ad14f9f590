import { Button, Tag } from 'antd';
import type { DeliveryState } from '../../../../../src/shared/mail/deliveries.js';
import { counted } from '../../../lib/words.js';
import { momentText } from './moment.js';
import { retryToast } from './retry-toast.js';
import { useToast } from './use-toast.js';
import type { Wire } from '../api/wire.js';

export type Delivery = Wire<DeliveryState>;

const CHANNELS: Record<Delivery['channel'], string> = { forward: 'Form service', mail: 'Email' };
const STATES: Record<Delivery['state'], string> = { waiting: 'On its way', delivered: 'Delivered', 'given-up': 'Given up' };

interface DeliveryListProps {
  deliveries: readonly Delivery[];
  /** The text when there are no deliveries. */
  without: string;
  retrying: boolean;
  checking: boolean;
  onRetry: () => Promise<{ error?: unknown }>;
  onCheck: () => void;
}

/** The deliveries with their states. */
export function DeliveryList({ deliveries, without, retrying, checking, onRetry, onCheck }: DeliveryListProps) {
  const toast = useToast();
  const tryAgain = async () => {
    const { error } = await onRetry();
    toast(retryToast(error, 'Check the status in a few seconds.'));
  };
  const open = deliveries.some(({ state }) => state !== 'delivered');
  return (
    <section className="kit-part" aria-label="Passed on">
      <h2>Passed on</h2>
      {deliveries.length === 0 && <p className="kit-soft">{without}</p>}
      <ul className="kit-deliveries">
        {deliveries.map((delivery, index) => (
          <li key={index}>
            <strong>{CHANNELS[delivery.channel]}</strong>
            <Tag color={colourOf(delivery)}>{hasFailed(delivery) ? 'Not delivered yet' : STATES[delivery.state]}</Tag>
            <span className="kit-soft">{`${attemptsText(delivery)}, ${momentText(delivery.updatedAt)}`}</span>
            {delivery.lastError && <span className="kit-wrong">{`Last failure: ${delivery.lastError}`}</span>}
          </li>
        ))}
      </ul>
      {open && (
        <p className="kit-buttons">
          <Button size="small" loading={retrying} onClick={() => void tryAgain()}>
            Try again now
          </Button>
          <Button size="small" type="text" loading={checking} onClick={onCheck}>
            Check status
          </Button>
        </p>
      )}
    </section>
  );
}

/** The tag of a row with a failed delivery. */
export function DeliveryTag({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.some(({ state }) => state === 'given-up')) return <Tag color="error">Not delivered</Tag>;
  return deliveries.some(hasFailed) && <Tag color="warning">Delivery fails</Tag>;
}

function hasFailed({ state, lastError }: Delivery): boolean {
  return state === 'waiting' && lastError !== null;
}

function colourOf(delivery: Delivery): string {
  if (delivery.state === 'given-up') return 'error';
  if (delivery.state === 'delivered') return 'success';
  return hasFailed(delivery) ? 'warning' : 'default';
}

function attemptsText({ attempts }: Delivery): string {
  return attempts === 0 ? 'not tried yet' : counted(attempts, 'attempt');
}
