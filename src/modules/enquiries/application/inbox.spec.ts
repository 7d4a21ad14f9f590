import { RememberedDeliveries } from '../testing/doubles.js';
import { Inbox, type MessageItem, MessageQueries } from './inbox.js';

const item = (id: string, listing: MessageItem['listing'] = null): MessageItem => ({
  id,
  kind: listing ? 'report' : 'contact',
  name: null,
  email: null,
  phone: null,
  subject: 'Taps',
  message: 'One drips.',
  listing,
  status: 'inbox',
  spamReason: null,
  createdAt: new Date(0),
});

class StoredMessages extends MessageQueries {
  readonly items = [item('1', { slug: 'bob', title: 'Bob' }), item('2', { slug: 'gone', title: 'Gone' }), item('3')];

  find() {
    return Promise.resolve({ items: this.items, total: 3, page: 1, totalPages: 1 });
  }

  get(id: string) {
    return Promise.resolve(this.items.find((each) => each.id === id)!);
  }

  countInbox() {
    return Promise.resolve(3);
  }

  countByDay() {
    return Promise.resolve([]);
  }
}

it('a report links to its listing while that exists, and each message shows the state of its delivery', async () => {
  const deliveries = new RememberedDeliveries();
  await deliveries.send({ form: 'contact', id: '3', about: { subject: 'Taps' }, fields: {}, hidden: {} });
  const asked: (readonly string[])[] = [];
  const idsOf = (slugs: readonly string[]) => {
    asked.push(slugs);
    return Promise.resolve(new Map([['bob', 'listing-1']]));
  };
  const inbox = new Inbox(new StoredMessages(), deliveries, { idsOf });
  const { items, total } = await inbox.find({ status: 'inbox', page: 1, limit: 20 });
  expect(total).toBe(3);
  expect(items.map(({ listing, deliveries: states }) => [listing, states.length])).toEqual([
    [{ slug: 'bob', title: 'Bob', id: 'listing-1' }, 0],
    [{ slug: 'gone', title: 'Gone', id: null }, 0],
    [null, 1],
  ]);
  // One question for a whole page, and none for a message that is about no listing.
  expect((await inbox.get('3')).listing).toBeNull();
  expect(asked).toEqual([['bob', 'gone']]);
});
