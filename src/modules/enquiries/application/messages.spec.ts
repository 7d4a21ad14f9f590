import { InMemoryAuditLog, NoTransaction, OpenIntake } from '../../../shared/testing/doubles.js';
import { SystemClock } from '../../../shared/clock.js';
import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import { InMemoryMessages, RememberedDeliveries } from '../testing/doubles.js';
import { MessageNotFound } from '../domain/message.errors.js';
import { ReceiveMessage } from './receive-message.js';
import { type MessageAction, SortInBulk } from './sort-in-bulk.js';
import { SortMessages } from './sort-messages.js';

const CONTACT = { name: 'Ann', email: 'ann@example.com', subject: 'Taps', message: 'One drips.' };
const REPORT = { slug: 'bob', reason: 'closed', message: 'Nobody is there.' } as const;
const SENT = { client: '203.0.113.7', hidden: { _subject: 'New' } };

let messages: InMemoryMessages;
let deliveries: RememberedDeliveries;
let intake: OpenIntake;
let audit: InMemoryAuditLog;
let receive: ReceiveMessage;
let sort: SortMessages;

beforeEach(() => {
  [messages, deliveries, intake, audit] = [new InMemoryMessages(), new RememberedDeliveries(), new OpenIntake(), new InMemoryAuditLog()];
  receive = new ReceiveMessage(
    intake,
    messages,
    deliveries,
    { bySlug: () => Promise.resolve({ title: "Bob's Plumbing" }) },
    new NoTransaction(),
    new SystemClock(),
  );
  sort = new SortMessages(messages, deliveries, intake, audit, new NoTransaction());
});

class DatabaseAway extends Outage {
  readonly code = 'database-unavailable';
  readonly reason = 'connection lost';
}
const connectionLost = new Error('connection lost');
registerOutageRecognition((error) => (error === connectionLost ? new DatabaseAway('Please try again in a few seconds.') : undefined));

const stateOf = (id: string) => messages.stored.get(id)?.state.status;
const forwarded = () => deliveries.sent.map(({ id }) => id);

describe('a received message', () => {
  it('is stored and forwarded, with the hidden fields', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect(stateOf(id)).toBe('inbox');
    expect(deliveries.sent).toEqual([{ form: 'contact', id, about: { subject: 'Taps' }, fields: CONTACT, hidden: SENT.hidden }]);
  });

  it('that repeats another one is not stored again', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect(await receive.contact({ ...SENT, fields: CONTACT })).toBe(id);
    expect([messages.stored.size, forwarded()]).toEqual([1, [id]]);
  });

  it('that is a report names the listing', async () => {
    await receive.report({ ...SENT, fields: REPORT });
    expect(deliveries.sent).toMatchObject([
      {
        form: 'report',
        about: { business: "Bob's Plumbing", subject: 'The business has closed' },
        fields: { slug: 'bob', listing: "Bob's Plumbing", message: 'Nobody is there.' },
      },
    ]);
  });
});

describe('spam', () => {
  it('is stored, and delivered once it is restored, only once', async () => {
    intake.spam = 'honeypot';
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect([stateOf(id), forwarded()]).toEqual(['spam', []]);
    for (const act of ['restore', 'restore', 'markAsSpam', 'restore'] as const) await sort[act](id, null);
    expect([stateOf(id), forwarded()]).toEqual(['inbox', [id]]);
    expect(audit.entries.map(({ action }) => action)).toEqual(['message-restored', 'message-marked-as-spam', 'message-restored']);
  });

  it('is delivered, once, when the same content is sent again and is none', async () => {
    intake.spam = 'too-fast';
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect([await receive.contact({ ...SENT, fields: CONTACT }), stateOf(id), forwarded()]).toEqual([id, 'spam', []]);
    intake.spam = null;
    for (const _time of [1, 2]) expect(await receive.contact({ ...SENT, fields: CONTACT })).toBe(id);
    expect([stateOf(id), forwarded()]).toEqual(['inbox', [id]]);
    await sort.markAsSpam(id, null);
    await receive.contact({ ...SENT, fields: CONTACT });
    expect([stateOf(id), forwarded()]).toEqual(['spam', [id]]);
  });

  it('that an admin marks is not delivered any more, until it is restored', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    deliveries.waiting.add(id);
    await sort.markAsSpam(id, null);
    expect(forwarded()).toEqual([]);
    await sort.restore(id, null);
    expect(forwarded()).toEqual([id]);
  });

  it('that is archived counts as no spam: it is forwarded', async () => {
    intake.spam = 'too-fast';
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    await sort.archive(id, null);
    expect([stateOf(id), forwarded()]).toEqual(['archived', [id]]);
  });
});

describe('a decision on many messages', () => {
  const bulk = (action: MessageAction, ids: string[]) => new SortInBulk(sort).run(action, ids, null);
  const actions = () => audit.entries.map(({ action }) => action);

  it('is made for each separately, and missing ones are reported', async () => {
    const one = await receive.contact({ ...SENT, fields: CONTACT });
    const two = await receive.contact({ ...SENT, fields: { ...CONTACT, message: 'Two drip.' } });
    expect(await bulk('spam', [one, 'nobody', two, one])).toEqual({ done: [one, two], missing: ['nobody'], failed: [] });
    expect([stateOf(one), stateOf(two)]).toEqual(['spam', 'spam']);
    expect(actions()).toEqual(['message-marked-as-spam', 'message-marked-as-spam']);
  });

  it('may name one twice: nothing is done or recorded again, and deleted ones are reported as missing', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    for (const _time of ['first', 'second']) expect(await bulk('archive', [id])).toEqual({ done: [id], missing: [], failed: [] });
    expect(actions()).toEqual(['message-archived']);
    expect(await bulk('delete', [id])).toEqual({ done: [id], missing: [], failed: [] });
    expect(await bulk('delete', [id])).toEqual({ done: [], missing: [id], failed: [] });
    expect(actions()).toEqual(['message-archived', 'message-deleted']);
  });
});

describe('a decision on many messages during which the database becomes unreachable', () => {
  const bulk = (outageFrom: number, ids: string[]) => {
    const tried: string[] = [];
    const remove = (id: string) => {
      tried.push(id);
      if (tried.length >= outageFrom) return Promise.reject(connectionLost);
      return id === 'nobody' ? Promise.reject(new MessageNotFound()) : Promise.resolve();
    };
    return { tried, outcome: new SortInBulk({ delete: remove } as unknown as SortMessages).run('delete', ids, null) };
  };

  it('says which were done before, and does not try the others', async () => {
    const { tried, outcome } = bulk(3, ['a', 'nobody', 'c', 'd']);
    const detail = 'Please try again in a few seconds.';
    expect(await outcome).toEqual({
      done: ['a'],
      missing: ['nobody'],
      failed: [
        { id: 'c', detail },
        { id: 'd', detail },
      ],
    });
    expect(tried).toEqual(['a', 'nobody', 'c']);
  });

  it('fails as a whole before anything was done', async () => {
    await expect(bulk(2, ['nobody', 'b']).outcome).rejects.toThrow(connectionLost);
  });
});

describe('deleting', () => {
  it('removes everything, records no names, and allows the same content again', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    await sort.delete(id, '127.0.0.1');
    expect([messages.stored.size, forwarded()]).toEqual([0, []]);
    expect(audit.entries).toEqual([{ action: 'message-deleted', client: '127.0.0.1', detail: { id } }]);
    await receive.contact({ ...SENT, fields: CONTACT });
    expect(messages.stored.size).toBe(1);
    await expect(sort.delete('nobody', null)).rejects.toThrow(MessageNotFound);
  });
});

it('the deliveries of a message that was deleted are not tried again', async () => {
  const id = await receive.contact({ ...SENT, fields: CONTACT });
  await sort.retry(id);
  await sort.delete(id, null);
  await expect(sort.retry(id)).rejects.toThrow(MessageNotFound);
});
