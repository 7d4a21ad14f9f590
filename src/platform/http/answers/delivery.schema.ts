import type { DeliveryState } from '../../../shared/mail/deliveries.js';
import { described, nullable, object, oneOf, text, time, whole } from './answers.js';

/** One delivery, as admins see it. */
export const DELIVERY = object<DeliveryState>({
  channel: oneOf('forward', 'mail'),
  state: described(oneOf('waiting', 'delivered', 'given-up'), 'given-up: it was tried for three days, or refused for good.'),
  attempts: whole,
  lastError: described(nullable(text), 'What the last attempt failed on.'),
  updatedAt: time,
});
