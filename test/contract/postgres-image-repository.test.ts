import type { DataSource } from 'typeorm';
import { PostgresImageRepository } from '../../src/modules/media/adapters/postgres/postgres-image-repository.js';
import { ClearUnusedImages } from '../../src/modules/media/application/clear-unused-images.js';
import { ClaimImages } from '../../src/modules/media/application/claim-images.js';
import { addressOf } from '../../src/modules/media/domain/image.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { ImageUses } from '../../src/shared/pictures/image-uses.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const [roof, drain, lawn] = ['a', 'b', 'c'].map((digit) => ({ id: digit.repeat(32), width: 700, height: 400 })) as [
  Picture,
  Picture,
  Picture,
];

interface Picture {
  id: string;
  width: number;
  height: number;
}

let source: DataSource;
let transaction: PostgresTransaction;
let images: PostgresImageRepository;

beforeAll(async () => {
  source = await migratedSource();
  transaction = transactionsOn(source);
  images = new PostgresImageRepository(transaction);
});

/** Three pictures, unused for as many hours. */
beforeEach(async () => {
  await source.query('DELETE FROM image');
  for (const image of [roof, drain, lawn])
    await images.save(
      image,
      [320, 640, 700].map((width) => ({ width, bytes: Buffer.from(`${image.id} ${width}`) })),
    );
  await unusedFor(25);
});

async function unusedFor(hours: number): Promise<void> {
  await source.query('UPDATE image SET last_used_at = now() - make_interval(hours => $1)', [hours]);
}

async function left(): Promise<string[]> {
  const rows: { id: string }[] = await source.query('SELECT id FROM image ORDER BY id');
  return rows.map(({ id }) => id);
}

describe('find', () => {
  it('has the largest file by its full size, the others by their width', async () => {
    expect(String(await images.find(roof))).toBe(`${roof.id} 700`);
    expect(String(await images.find({ id: roof.id, width: 320 }))).toBe(`${roof.id} 320`);
  });

  it.each([{ width: 700 }, { width: 700, height: 401 }, { width: 320, height: 183 }, { width: 960 }, { width: 99_999, height: 99_999 }])(
    'has nothing for %j',
    async (size) => {
      expect(await images.find({ id: roof.id, ...size })).toBeUndefined();
    },
  );
});

describe('save', () => {
  it('marks an existing file as used now, and does not change it', async () => {
    await images.save(roof, [{ width: 700, bytes: Buffer.from('something else') }]);
    expect(await images.deleteUnused(24, [])).toBe(2);
    expect(String(await images.find(roof))).toBe(`${roof.id} 700`);
  });

  it('hides a picture that an owner proposes until it is used, and no picture that the site shows already', async () => {
    const held = { held: true };
    const proposed = { id: 'd'.repeat(32), width: 700, height: 400 };
    const variants = [{ width: 700, bytes: Buffer.from('proposed') }];
    await images.save(proposed, variants, held);
    expect([await images.find(proposed), String(await images.find(proposed, held))]).toEqual([undefined, 'proposed']);
    await images.use([proposed.id]);
    expect(String(await images.find(proposed))).toBe('proposed');
    await images.save(roof, variants, held);
    expect(String(await images.find(roof))).toBe(`${roof.id} 700`);
  });
});

describe('deleting unused pictures', () => {
  it('deletes pictures unused for a day, with their files, and keeps used ones', async () => {
    const uses = new ImageUses();
    uses.register(() => Promise.resolve([addressOf(roof)]));
    await images.use([lawn.id]);
    expect(await new ClearUnusedImages(uses, images).execute()).toBe(1);
    expect(await left()).toEqual([roof.id, lawn.id]);
    expect(await source.query('SELECT DISTINCT image_id FROM image_variant ORDER BY 1')).toEqual([
      { image_id: roof.id },
      { image_id: lawn.id },
    ]);
  });

  it('keeps those used within the day', async () => {
    await unusedFor(23);
    expect(await images.deleteUnused(24, [])).toBe(0);
  });

  it('keeps a picture that is claimed at the same time', async () => {
    const claims = new ClaimImages(images);
    let clearing: Promise<number> | undefined;
    await transaction.run(async () => {
      expect(await claims.claim([addressOf(drain)])).toEqual([]);
      clearing = new PostgresImageRepository(transactionsOn(source)).deleteUnused(24, [roof.id]);
      await waiting();
    });
    expect(await clearing).toBe(1);
    expect(await left()).toEqual([roof.id, drain.id]);
  });

  it('reports the deletion to a claim that is later', async () => {
    const claims = new ClaimImages(images);
    await images.deleteUnused(24, [roof.id]);
    expect(await claims.claim([addressOf(roof), addressOf(drain)])).toEqual([addressOf(drain)]);
  });
});

it('a claim that is rolled back has no effect', async () => {
  const claiming = transaction.run(async () => {
    await images.use([roof.id]);
    throw new Error('The settings are wrong');
  });
  await expect(claiming).rejects.toThrow('wrong');
  expect(await images.deleteUnused(24, [])).toBe(3);
});

/** Resolves when a statement waits for a row that another transaction holds. */
async function waiting(): Promise<void> {
  for (;;) {
    const rows: unknown[] = await source.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
