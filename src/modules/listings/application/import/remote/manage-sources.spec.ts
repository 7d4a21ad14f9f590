import { InvalidValues } from '../../../../../shared/domain-error.js';
import { InMemoryAuditLog, NoTransaction } from '../../../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../../../shared/testing/fixed-settings.js';
import type { RemoteSource } from '../../../domain/import/remote/remote-source.js';
import { InMemoryRemoteSources } from '../../../testing/remote-sources.js';
import { ManageSources } from './manage-sources.js';

/** A Sunday, eight in the evening in Toronto. */
const NOW = new Date('2026-11-23T01:00:00Z');
const LINK = 'https://example.com/list.csv';

function setUp() {
  const sources = new InMemoryRemoteSources();
  const managing = new ManageSources(sources, new FixedSettings(), new NoTransaction(), new InMemoryAuditLog(), { now: () => NOW });
  const add = (clock: string, address = LINK) => managing.add({ name: address, address, clock }, null);
  const wrongIn = (work: Promise<RemoteSource>) =>
    work.then(
      () => [],
      (error: unknown) => (error as InvalidValues).errors.map(({ field }) => field),
    );
  return { sources, managing, add, wrongIn };
}

describe('a source', () => {
  it('is due in the time zone of the site, not of the machine', async () => {
    const { add } = setUp();
    expect((await add('0 3 * * 1')).dueAt).toEqual(new Date('2026-11-23T08:00:00Z'));
    expect((await add('30 * * * *', `${LINK}?2`)).dueAt).toEqual(new Date('2026-11-23T01:30:00Z'));
    expect((await add('off', `${LINK}?3`)).dueAt).toBeNull();
  });

  it('is due at another time when its schedule changes', async () => {
    const { add, managing } = setUp();
    const { id } = await add('off');
    expect((await managing.change(id, { clock: '0 21 * * *' }, null)).dueAt).toEqual(new Date('2026-11-23T02:00:00Z'));
    expect((await managing.change(id, { clock: 'off' }, null)).dueAt).toBeNull();
  });

  it.each(['* * * * *', '*/5 * * * *', '0,30 * * * *', '0 0 3 * * *', '0 25 * * *', 'daily', ''])(
    'refuses the schedule %j',
    async (clock) => {
      const { add, wrongIn, sources } = setUp();
      expect(await wrongIn(add(clock))).toEqual(['clock']);
      expect(sources.stored.size).toBe(0);
    },
  );

  it('has a unique link', async () => {
    const { add, wrongIn, managing, sources } = setUp();
    await add('off');
    expect(await wrongIn(add('off'))).toEqual(['address']);
    const { id } = await add('off', `${LINK}?2`);
    expect(await wrongIn(managing.change(id, { address: LINK }, null))).toEqual(['address']);
    expect((await sources.get(id)).address).toBe(`${LINK}?2`);
  });
});
