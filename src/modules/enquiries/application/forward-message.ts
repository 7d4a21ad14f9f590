import type { Deliveries } from '../../../shared/mail/deliveries.js';
import type { Message } from '../domain/message.js';

/** Queues a message for the forwarding service and the operator's mailbox, in the running transaction. */
export async function forwardMessage(deliveries: Deliveries, { id, content }: Message): Promise<void> {
  const { kind, name, email, phone, subject, message, listing, hidden } = content;
  const given = Object.entries({ name, email, phone, subject, message, listing: listing?.title, slug: listing?.slug });
  const fields = Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  await deliveries.send({ form: kind, id, about: { ...(listing ? { business: listing.title } : {}), subject }, fields, hidden });
}
