import { retryLoad } from './retry-load.js';

it('a chunk that failed to load is requested again until it is loaded', async () => {
  let asked = 0;
  const load = () => ((asked += 1) < 4 ? Promise.reject(new Error('The connection is gone.')) : Promise.resolve('there'));
  expect(await retryLoad(load, 1)).toBe('there');
  expect(asked).toBe(4);
});
