import { post } from '../support/api.js';
import { aRow, rows } from '../support/sheet.js';
import { listingsAdmin, PATH } from './listings-admin.fixture.js';

const { act, admin, anew, app, correct, file, found, sync, untilSettled } = listingsAdmin();

const isFound = async (title: string, id: string) => (await found(`query=${encodeURIComponent(title)}&literal=1`)).includes(id);

beforeEach(anew);

it('the next search shows changes of the back office', async () => {
  await untilSettled();
  const seen: boolean[] = [];
  for (const title of ['Copper Kettle One', 'Copper Kettle Two', 'Copper Kettle Three']) {
    await correct('r-1', { title });
    seen.push(await isFound(title, 'r-1'));
  }
  await act('r-1', 'unpublish');
  const hidden = await isFound('Copper Kettle Three', 'r-1');
  await act('r-1', 'restore');
  seen.push(await isFound('Copper Kettle Three', 'r-1'));
  const { body } = await post<{ id: string }>(app(), PATH, { title: 'Tin Lantern Roofing', industry: 'Roofer', city: 'Guelph' }, admin());
  seen.push(await isFound('Tin Lantern Roofing', body.id));
  expect({ seen, hidden }).toEqual({ seen: [true, true, true, true, true], hidden: false });
});

it('and changes of a sync', async () => {
  await untilSettled();
  await file.write([aRow('r-2', { title: 'Velvet Anvil Masonry' }), ...rows(10).filter(({ id }) => id !== 'r-2')]);
  await sync();
  expect(await isFound('Velvet Anvil Masonry', 'r-2')).toBe(true);
});
