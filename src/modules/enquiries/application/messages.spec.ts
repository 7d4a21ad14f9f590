import { InMemoryAuditLog, NoTransaction, OpenIntake } from '../../../shared/testing/doubles.js';
import { SystemClock } from '../../../shared/clock.js';
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
    new SystemClock(),
  );
  sort = new SortMessages(messages, deliveries, intake, audit, new NoTransaction());
});

const stateOf = (id: string) => messages.stored.get(id)?.state.status;
const forwarded = () => deliveries.sent.map(({ id }) => id);

describe('a message that comes in', () => {
  it('is stored and passed on, with the hidden fields', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect(stateOf(id)).toBe('inbox');
    expect(deliveries.sent).toEqual([{ form: 'contact', id, about: { subject: 'Taps' }, fields: CONTACT, hidden: SENT.hidden }]);
  });

  it('and repeats another one is that one', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect(await receive.contact({ ...SENT, fields: CONTACT })).toBe(id);
    expect([messages.stored.size, forwarded()]).toEqual([1, [id]]);
  });

  it('as a report names the listing', async () => {
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
  it('is stored and not delivered until it is restored, and then once', async () => {
    intake.spam = 'honeypot';
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    expect([stateOf(id), forwarded()]).toEqual(['spam', []]);
    for (const act of ['restore', 'restore', 'markAsSpam', 'restore'] as const) await sort[act](id, null);
    expect([stateOf(id), forwarded()]).toEqual(['inbox', [id]]);
    expect(audit.entries.map(({ action }) => action)).toEqual(['message-restored', 'message-marked-as-spam', 'message-restored']);
  });

  it('that an admin finds is not delivered where it was not yet delivered, until it is restored', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    deliveries.waiting.add(id);
    await sort.markAsSpam(id, null);
    expect(forwarded()).toEqual([]);
    await sort.restore(id, null);
    expect(forwarded()).toEqual([id]);
  });

  it('that goes into the archive is no spam either: it is passed on', async () => {
    intake.spam = 'too-fast';
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    await sort.archive(id, null);
    expect([stateOf(id), forwarded()]).toEqual(['archived', [id]]);
  });
});

describe('many at once', () => {
  const bulk = (action: MessageAction, ids: string[]) => new SortInBulk(sort).run(action, ids, null);
  const actions = () => audit.entries.map(({ action }) => action);

  it('are sorted each for itself, and those that are not there are named', async () => {
    const one = await receive.contact({ ...SENT, fields: CONTACT });
    const two = await receive.contact({ ...SENT, fields: { ...CONTACT, message: 'Two drip.' } });
    expect(await bulk('spam', [one, 'nobody', two, one])).toEqual({ done: [one, two], missing: ['nobody'] });
    expect([stateOf(one), stateOf(two)]).toEqual(['spam', 'spam']);
    expect(actions()).toEqual(['message-marked-as-spam', 'message-marked-as-spam']);
  });

  it('may be asked for twice: nothing is done or recorded again, and what was deleted is missing', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    for (const _time of ['first', 'second']) expect(await bulk('archive', [id])).toEqual({ done: [id], missing: [] });
    expect(actions()).toEqual(['message-archived']);
    expect(await bulk('delete', [id])).toEqual({ done: [id], missing: [] });
    expect(await bulk('delete', [id])).toEqual({ done: [], missing: [id] });
    expect(actions()).toEqual(['message-archived', 'message-deleted']);
  });
});

describe('deleting', () => {
  it('leaves nothing, names nobody, and lets the same content come again', async () => {
    const id = await receive.contact({ ...SENT, fields: CONTACT });
    await sort.delete(id, '127.0.0.1');
    expect([messages.stored.size, forwarded()]).toEqual([0, []]);
    expect(audit.entries).toEqual([{ action: 'message-deleted', client: '127.0.0.1', detail: { id } }]);
    await receive.contact({ ...SENT, fields: CONTACT });
    expect(messages.stored.size).toBe(1);
    await expect(sort.delete('nobody', null)).rejects.toThrow(MessageNotFound);
  });
});
