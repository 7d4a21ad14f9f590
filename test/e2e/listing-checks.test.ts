import { get, post } from '../support/api.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { aRow, rows } from '../support/sheet.js';
import { listingsAdmin, PATH } from './listings-admin.fixture.js';

const { admin, anew, app, correct, idsIn } = listingsAdmin([...rows(2), aRow('lic', { title: 'Licensed Pipes' })]);

interface Checked {
  slug: string;
  confirmedAt: string | null;
  licenceCheckedAt: string | null;
  licenceCheck: { number: string; at: string; by: string } | null;
  errors: { field: string; message: string }[];
}

beforeEach(async () => {
  await anew();
  await correct('lic', { licenceNumber: 'P-1' });
});

const check = (id: string, number: string) => post<Checked>(app(), `${PATH}/${id}/licence-check`, { number, by: 'Robin' }, admin());
const page = async (id: string) => {
  const { slug } = (await get<Checked>(app(), `/api/listings/${id}`)).body;
  return (await get<Checked>(app(), `/api/businesses/${slug}`)).body;
};
const takeBack = (id: string) =>
  send(app(), `${PATH}/${id}/licence-check`, {
    method: 'DELETE',
    body: '{}',
    headers: { 'content-type': 'application/json', cookie: admin() },
  });

describe('a licence check', () => {
  it('is for one number: visitors see its date, the name of the checker stays in the back office, and another number is unchecked', async () => {
    expect((await page('lic')).licenceCheckedAt).toBeNull();
    const { status, body } = await check('lic', 'P-1');
    expect(status).toBe(200);
    expect(body.licenceCheck).toMatchObject({ number: 'P-1', by: 'Robin' });
    const shown = await page('lic');
    expect(shown.licenceCheckedAt).toBe(body.licenceCheck!.at);
    expect(JSON.stringify(shown)).not.toContain('Robin');
    await correct('lic', { licenceNumber: 'P-2' });
    expect((await page('lic')).licenceCheckedAt).toBeNull();
    expect((await get<Checked>(app(), `${PATH}/lic`, admin())).body.licenceCheck).toBeNull();
  });

  it.each([
    ['r-1', 'P-1', 'the listing has no licence number: correct that first'],
    ['lic', 'P-0', 'the licence number is P-1 by now: look that one up'],
  ])('of %s with %s is refused: the present value is another one', async (...[id, number, words]) => {
    const { status, body } = await check(id, number);
    expect([status, body.errors[0]]).toEqual([400, { field: 'number', message: words }]);
  });

  it('is due again after a year, and can be withdrawn', async () => {
    const needing = () => idsIn('needs=licence');
    const waiting = async () => (await get<{ licences: number }>(app(), '/api/admin/counts', admin())).body.licences;
    expect(await needing()).toEqual(['lic']);
    await check('lic', 'P-1');
    expect([await needing(), await waiting()]).toEqual([[], 0]);
    await execute(app().databaseUrl, `UPDATE licence_check SET checked_at = now() - interval '13 months'`);
    expect([await needing(), await waiting()]).toEqual([['lic'], 1]);
    // Of what nobody sees nothing is asked for.
    await post(app(), `${PATH}/lic/unpublish`, {}, admin());
    expect(await waiting()).toBe(0);
    await post(app(), `${PATH}/lic/restore`, {}, admin());
    for (let time = 0; time < 2; time += 1) expect((await takeBack('lic')).status).toBe(200);
    expect([(await page('lic')).licenceCheckedAt, await waiting()]).toEqual([null, 0]);
  });
});

it('the details of a listing are confirmed with a date that its page shows', async () => {
  expect((await page('r-1')).confirmedAt).toBeNull();
  const { body } = await post<Checked>(app(), `${PATH}/r-1/confirm`, {}, admin());
  expect(Date.now() - Date.parse(body.confirmedAt!)).toBeLessThan(60_000);
  expect((await page('r-1')).confirmedAt).toBe(body.confirmedAt);
});
