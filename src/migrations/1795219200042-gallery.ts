import type { MigrationInterface, QueryRunner } from 'typeorm';

const IMAGE = /('image'(?:::text)?, )((?:\w+\.)?image)\b/;
const FIRST_PICTURE = `COALESCE($2, (gallery -> 0) ->> 'url')`;
const WITH_FIRST = /('image'(?:::text)?, )COALESCE\(((?:\w+\.)?image), [^,]*'url'(?:::text)?\)+/;

/** The pictures of a business. The first of them stands on its card where the listing has no picture of its own. */
export class Gallery1795219200042 implements MigrationInterface {
  readonly name = 'Gallery1795219200042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing ADD COLUMN gallery jsonb');
    await changeView(runner, IMAGE, `$1${FIRST_PICTURE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeView(runner, WITH_FIRST, '$1$2');
    await runner.query('ALTER TABLE listing DROP COLUMN gallery');
  }
}

/** Whatever the migrations before made of the view stays as it is. */
async function changeView(runner: QueryRunner, from: RegExp, to: string): Promise<void> {
  const [row] = (await runner.query(`SELECT pg_get_viewdef('searchable_listing'::regclass) AS definition`)) as { definition: string }[];
  const changed = row!.definition.replace(from, to);
  if (changed === row!.definition) throw new Error('The view searchable_listing has no picture on its cards: it was changed by hand.');
  await runner.query(`CREATE OR REPLACE VIEW searchable_listing AS ${changed}`);
}
