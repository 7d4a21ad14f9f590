import type { MigrationInterface, QueryRunner } from 'typeorm';

const MARKS = `'’‘‛ʼ′\`.`;
const DASHES = '-‐‑–';
const ONE_SPELLING = { saint: 'st', sainte: 'ste', ft: 'fort', mt: 'mount' };
const IN_TWO_WAYS = `[${MARKS}${DASHES}]|(^| )(${Object.keys(ONE_SPELLING).join('|')})( |$)`;

const TABLES = ['submission', 'referral'];

/** As the keys of listings have it: nobody gets a second reward, or a form taken for a new one, by another spelling of the same town. */
export class OneSpellingInForms1795219200091 implements MigrationInterface {
  readonly name = 'OneSpellingInForms1795219200091';

  async up(runner: QueryRunner): Promise<void> {
    const plain = `translate(city_key, '${DASHES}${MARKS.replace("'", "''")}', '${' '.repeat(DASHES.length)}')`;
    const spaced = `btrim(regexp_replace(${plain}, ' +', ' ', 'g'))`;
    const spelled = Object.entries(ONE_SPELLING).reduce(
      (sql, [one, other]) => `regexp_replace(${sql}, '(^| )${one}(?= |$)', '\\1${other}', 'g')`,
      spaced,
    );
    for (const table of TABLES)
      await runner.query(`UPDATE ${table} SET city_key = coalesce(nullif(${spelled}, ''), city_key) WHERE city_key ~ $1`, [IN_TWO_WAYS]);
  }

  /** Keys of cities stay as they are: an older version compares them with what is sent to it as it is written. */
  async down(): Promise<void> {}
}
