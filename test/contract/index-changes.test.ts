import { PostgresIndexChanges } from '../../src/modules/search/adapters/postgres/postgres-index-changes.js';
import { PostgresIndexStates } from '../../src/modules/search/adapters/postgres/postgres-index-states.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
});

afterAll(() => directory?.close());

it('changes are recorded while an engine has an index, or is building one', async () => {
  const changes = new PostgresIndexChanges(directory.transaction);
  const states = new PostgresIndexStates(directory.transaction, 'somewhere');
  const followed = [await changes.areFollowed()];
  for (const state of [{ building: true }, { ready: true, building: false }, { ready: false }]) {
    await states.write(state);
    followed.push(await changes.areFollowed());
  }
  expect(followed).toEqual([false, true, true, false]);
});
