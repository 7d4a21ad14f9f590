import type { DeliveryState } from '../../../shared/mail/deliveries.js';
import { described, nullable, object, oneOf, text, time, whole } from './answers.js';

/** One delivery, as admins see it. */
export const DELIVERY = object<DeliveryState>({
  channel: oneOf('forward', 'mail'),
  state: described(oneOf('waiting', 'delivered', 'given-up'), 'given-up: it was retried for three days, or permanently refused.'),
  attempts: whole,
  lastError: described(nullable(text), 'The error of the last attempt.'),
  updatedAt: time,
});
