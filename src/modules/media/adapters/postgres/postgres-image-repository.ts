import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type Image, type ImageFile, type ImageVariant, MAX_WIDTH } from '../../domain/image.js';
import { ImageRepository } from '../../domain/image-repository.js';

@Injectable()
export class PostgresImageRepository extends ImageRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async save({ id, width, height }: Image, variants: ImageVariant[], { held } = { held: false }): Promise<void> {
    await this.transaction.query(
      `INSERT INTO image (id, width, height, held) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET last_used_at = now(), held = image.held AND excluded.held`,
      [id, width, height, held],
    );
    for (const variant of variants) {
      await this.transaction.query('INSERT INTO image_variant (image_id, width, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        id,
        variant.width,
        variant.bytes,
      ]);
    }
  }

  async find({ id, width, height }: ImageFile, { held } = { held: false }): Promise<Buffer | undefined> {
    if (width > MAX_WIDTH) return undefined;
    // The largest file is identified by its height as well, the others without.
    const [row] = await this.transaction.query<{ bytes: Buffer }>(
      `SELECT v.bytes FROM image_variant v JOIN image i ON i.id = v.image_id
       WHERE v.image_id = $1 AND v.width = $2 AND CASE WHEN v.width = i.width THEN i.height = $3 ELSE $3::integer IS NULL END
         AND (NOT i.held OR $4)`,
      [id, width, height ?? null, held],
    );
    return row?.bytes;
  }

  async use(ids: string[]): Promise<Image[]> {
    // Locked in a fixed order, so that two transactions that use the same pictures cannot deadlock.
    await this.transaction.query('SELECT id FROM image WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
    return this.transaction.changed('UPDATE image SET last_used_at = now(), held = false WHERE id = ANY($1) RETURNING id, width, height', [
      ids,
    ]);
  }

  deleteUnused(hours: number, except: string[]): Promise<number> {
    // PostgreSQL waits for rows that another transaction is marking as used, and checks the condition again afterwards.
    return this.transaction.changedCount('DELETE FROM image WHERE last_used_at < now() - make_interval(hours => $1) AND id <> ALL($2)', [
      hours,
      except,
    ]);
  }
}
