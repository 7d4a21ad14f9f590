import type { ChangeFeed } from '../database/change-feed.js';
import { CacheVersion } from './cache-version.js';
import { SharedAnswers } from './shared-answers.js';

let changes: { connected: boolean };
let cacheVersion: CacheVersion;
let answers: SharedAnswers;
let made: number;

beforeEach(() => {
  changes = { connected: true };
  cacheVersion = new CacheVersion(changes as ChangeFeed);
  answers = new SharedAnswers(cacheVersion);
  made = 0;
});

const make = () => Promise.resolve(`made ${(made += 1)}`);
const ask = async () => (await answers.get('sitemap', make)).toString();

describe('a shared answer', () => {
  it('is computed once for all requests, simultaneous or later', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual(['made 1', 'made 1']);
    expect(await ask()).toBe('made 1');
  });

  it('is computed again after a change, also after one during its computation', async () => {
    const before = ask();
    cacheVersion.bump();
    expect([await ask(), await before]).toEqual(['made 2', 'made 1']);
    expect(await ask()).toBe('made 2');
  });

  it('is not replaced by an earlier one that takes longer', async () => {
    const earlier = Promise.withResolvers<string>();
    const asked = answers.get('sitemap', () => earlier.promise);
    cacheVersion.bump();
    expect(await ask()).toBe('made 1');
    earlier.resolve('earlier');
    expect([(await asked).toString(), await ask()]).toEqual(['earlier', 'made 1']);
  });

  it('is not cached while notifications may be missed', async () => {
    changes.connected = false;
    expect([await ask(), await ask()]).toEqual(['made 1', 'made 2']);
  });

  it('is computed again after a failure', async () => {
    await expect(answers.get('sitemap', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await ask()).toBe('made 1');
  });
});
