import { PostgresIndexChanges } from '../../src/modules/search/adapters/postgres/postgres-index-changes.js';
import { PostgresIndexStates } from '../../src/modules/search/adapters/postgres/postgres-index-states.js';
import { EngineKey } from '../../src/modules/search/domain/engine-index.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
});

afterAll(() => directory?.close());

it('changes are recorded while an engine has an index, or is building one', async () => {
  const changes = new PostgresIndexChanges(directory.transaction);
  const states = new PostgresIndexStates(directory.transaction, new EngineKey('somewhere'));
  const followed = [await changes.areFollowed()];
  for (const state of [{ building: true }, { ready: true, building: false }, { ready: false }]) {
    await states.write(state);
    followed.push(await changes.areFollowed());
  }
  expect(followed).toEqual([false, true, true, false]);
});

describe('old changes', () => {
  let changes: PostgresIndexChanges;
  const engineAt = async (name: string, position: number) => {
    const states = new PostgresIndexStates(directory.transaction, new EngineKey(name));
    await states.write({ ready: true, position });
    return async () => (await states.read()).ready;
  };
  const makeOld = () => directory.transaction.query(`UPDATE search_change SET made_at = now() - interval '8 days'`);

  beforeEach(async () => {
    changes = new PostgresIndexChanges(directory.transaction);
    await directory.transaction.query('DELETE FROM search_engine_state');
    await changes.append([1]);
  });

  it('are deleted, and an engine that lacks one of them is rebuilt', async () => {
    const [behind, current] = [await engineAt('behind', (await changes.head()) - 1), await engineAt('current', await changes.head())];
    const first = await changes.head();
    await makeOld();
    await changes.append([2]);
    expect([await behind(), await current()]).toEqual([false, true]);
    expect([await changes.knownAfter(first - 1), await changes.knownAfter(first)]).toEqual([false, true]);
  });

  it('stay as long as they are not old, and the last one stays in any case: it has the position', async () => {
    const behind = await engineAt('behind', (await changes.head()) - 1);
    const head = await changes.head();
    await changes.append([1]);
    expect([await behind(), await changes.knownAfter(head - 1)]).toEqual([true, true]);
    await makeOld();
    // It waits already, so nothing is added.
    await changes.append([1]);
    expect(await changes.head()).toBe(head);
  });
});
