import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { DayCount } from '../../../shared/office/day-figures.js';
import { Deliveries, type DeliveryState } from '../../../shared/mail/deliveries.js';
import type { ListingQueries } from '../../listings/index.js';
import type { MessageContent, MessageState, MessageStatus } from '../domain/message.js';

export interface MessageQuery extends PageRange {
  status: MessageStatus;
  /** Part of a message, or of its sender's details. */
  q?: string;
}

export interface MessageItem extends Omit<MessageContent, 'hidden'>, MessageState {
  id: string;
  createdAt: Date;
}

/** Reads of messages, in the form that the back office shows. */
export abstract class MessageQueries {
  /** Newest first. */
  abstract find(query: MessageQuery): Promise<AdminList<MessageItem>>;
  /** @throws MessageNotFound */
  abstract get(id: string): Promise<MessageItem>;
  abstract countInbox(): Promise<number>;
  /** Without spam. */
  abstract countByDay(from: string, to: string): Promise<DayCount[]>;
}

export interface InboxItem extends Omit<MessageItem, 'listing'> {
  /** The listing that it is about, with its title then and its present id; `id` is `null` if the listing no longer exists. */
  listing: (NonNullable<MessageItem['listing']> & { id: string | null }) | null;
  deliveries: DeliveryState[];
}

/** The messages, with the state of their deliveries. */
export class Inbox {
  constructor(
    private readonly messages: MessageQueries,
    private readonly deliveries: Deliveries,
    private readonly listings: Pick<ListingQueries, 'idsOf'>,
  ) {}

  async find(query: MessageQuery): Promise<AdminList<InboxItem>> {
    const { items, ...page } = await this.messages.find(query);
    return { items: await this.withDeliveries(items), ...page };
  }

  /** @throws MessageNotFound */
  async get(id: string): Promise<InboxItem> {
    const [item] = await this.withDeliveries([await this.messages.get(id)]);
    return item!;
  }

  private async withDeliveries(items: MessageItem[]): Promise<InboxItem[]> {
    const states = await this.deliveries.statesOf(items.map(({ id }) => id));
    const slugs = items.flatMap(({ listing }) => listing?.slug ?? []);
    const ids = slugs.length > 0 ? await this.listings.idsOf(slugs) : new Map<string, string>();
    return items.map(({ listing, ...item }) => ({
      ...item,
      listing: listing && { ...listing, id: ids.get(listing.slug) ?? null },
      deliveries: states.get(item.id) ?? [],
    }));
  }
}
