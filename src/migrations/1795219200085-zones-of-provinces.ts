import lookUp from '@photostructure/tz-lookup';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

/** Where most people of a province or territory live. */
const USUAL: Record<string, string> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** The zones of provinces with several, each with towns of it: region, zone, towns. */
const ZONES = `
BC|America/Vancouver|valemount
BC|America/Edmonton|cranbrook,kimberley,fernie,golden,sparwood,elkford,invermere,radium hot springs,fairmont hot springs,windermere,canal flats
BC|America/Creston|creston
BC|America/Dawson_Creek|dawson creek,fort st john,chetwynd,tumbler ridge,taylor,pouce coupe
BC|America/Fort_Nelson|fort nelson
NL|America/Goose_Bay|labrador city,wabush,happy valley-goose bay,goose bay,north west river,sheshatshiu,churchill falls,nain,hopedale
NS|America/Glace_Bay|
NT|America/Edmonton|
NT|America/Inuvik|inuvik,aklavik,tuktoyaktuk,fort mcpherson
NU|America/Rankin_Inlet|rankin inlet,arviat,baker lake,naujaat,chesterfield inlet,whale cove
NU|America/Cambridge_Bay|cambridge bay,kugluktuk,gjoa haven,taloyoak,kugaaruk
NU|America/Resolute|resolute,resolute bay
NU|America/Atikokan|coral harbour
ON|America/Winnipeg|kenora,keewatin,dryden,fort frances,sioux lookout,red lake,balmertown,ear falls,ignace,vermilion bay,emo,rainy river
ON|America/Atikokan|atikokan,upsala,pickle lake
QC|America/Toronto|natashquan
QC|America/Halifax|les iles-de-la-madeleine,iles-de-la-madeleine,cap-aux-meules,havre-aux-maisons,havre-aubert
QC|America/Blanc-Sablon|blanc-sablon,lourdes-de-blanc-sablon,chevery
SK|America/Swift_Current|
SK|America/Edmonton|lloydminster
SK|America/Winnipeg|creighton,denare beach,flin flon
YT|America/Dawson|`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string])
  .map(([region, zone, towns]) => ({ region, zone, towns: towns.split(',') }));

/** Around a point, in degrees, nearest first. */
const AROUND = [0.1, 0.25, 0.5, 1].flatMap((by) =>
  [
    [1, 0],
    [-1, 0],
    [0, 1.5],
    [0, -1.5],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([north = 0, east = 0]) => ({ north: north * by, east: east * by })),
);

interface Row {
  key: string;
  latitude: number | null;
  longitude: number | null;
  region: string | null;
  city_key: string | null;
  time_zone: string | null;
}

/** The look-up of time zones by coordinates names the neighbour's near borders, and a town without coordinates had the usual one of its province. */
export class ZonesOfProvinces1795219200085 implements MigrationInterface {
  readonly name = 'ZonesOfProvinces1795219200085';

  async up(runner: QueryRunner): Promise<void> {
    // Nobody has changed these listings: their versions stay.
    await runner.query(`SELECT set_config('homewright.keep_version', 'on', true)`);
    for (let last = '0'; ;) {
      const rows = (await runner.query(
        `SELECT key, latitude, longitude, region, city_key, time_zone FROM listing
          WHERE key > $1 AND jsonb_array_length(opening_hours) > 0 ORDER BY key LIMIT ${BATCH}`,
        [last],
      )) as Row[];
      if (rows.length === 0) break;
      const changed = rows.map((row) => ({ ...row, zone: zoneOf(row) ?? null })).filter(({ zone, time_zone: before }) => zone !== before);
      await runner.query(
        'UPDATE listing SET time_zone = row.zone FROM json_to_recordset($1::json) AS row (key bigint, zone text) WHERE listing.key = row.key',
        [JSON.stringify(changed.map(({ key, zone }) => ({ key, zone })))],
      );
      last = rows.at(-1)!.key;
    }
    await runner.query(`SELECT set_config('homewright.keep_version', '', true)`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** As the listings' own rule was when this ran. */
function zoneOf({ latitude, longitude, region, city_key: city }: Row): string | undefined {
  const code = region?.toUpperCase() ?? '';
  const usual = Object.hasOwn(USUAL, code) ? USUAL[code] : undefined;
  const here = usual === undefined ? [] : ZONES.filter((each) => each.region === code);
  const ofTown = here.find(({ towns }) => city !== null && city !== '' && towns.includes(city))?.zone;
  if (ofTown !== undefined || latitude === null || longitude === null) return ofTown ?? usual;
  const found = lookUp(latitude, longitude);
  if (found.startsWith('Etc/')) return usual;
  const zones = [usual, ...here.map(({ zone }) => zone)];
  if (usual === undefined || zones.includes(found)) return found;
  const nearby = AROUND.map(({ north, east }) => lookUp(clamp(latitude + north, 90), clamp(longitude + east, 180)));
  return nearby.find((zone) => zones.includes(zone)) ?? found;
}

const clamp = (degrees: number, most: number) => Math.min(Math.max(degrees, -most), most);
