import type { AdminList } from '../../../../shared/office/admin-list.js';
import { described, list, nullable, object, oneOf, text, time, whole, yes } from '../../../../platform/http/answers/answers.js';
import type { InboxItem } from '../../application/inbox.js';
import type { SortedMessages } from '../../application/sort-in-bulk.js';
import { DELIVERY } from '../../../../platform/http/answers/delivery.schema.js';

export interface Received {
  success: true;
  id: string;
}

export const RECEIVED = object<Received>({ success: yes, id: text });

export const DONE = object<{ success: true }>({ success: yes });

export type BulkSorted = { success: true } & SortedMessages;

export const SORTED = object<BulkSorted>({
  success: yes,
  done: described(list(text), 'Ids of the messages that are in the requested state now, also if they were before.'),
  missing: described(list(text), 'Ids without a message.'),
  failed: described(
    list(object<BulkSorted['failed'][number]>({ id: text, detail: text })),
    'Messages that were not changed, because the database became unreachable: repeat the request for them.',
  ),
});

export const MESSAGE = object<InboxItem>({
  id: text,
  kind: oneOf('contact', 'report'),
  name: nullable(text),
  email: nullable(text),
  phone: nullable(text),
  subject: described(text, 'Of a report: its reason in words.'),
  message: text,
  listing: described(
    nullable(
      object<NonNullable<InboxItem['listing']>>({
        slug: text,
        title: text,
        id: described(nullable(text), 'Null if the listing was deleted.'),
      }),
    ),
    'The reported listing.',
  ),
  status: oneOf('inbox', 'archived', 'spam'),
  spamReason: described(nullable(oneOf('honeypot', 'too-fast', 'too-many-links', 'marked')), 'marked: by an admin.'),
  createdAt: time,
  deliveries: described(list(DELIVERY), 'Empty if nothing is configured, and for spam.'),
});

export const INBOX = object<AdminList<InboxItem>>({ items: list(MESSAGE), total: whole, page: whole, totalPages: whole });
