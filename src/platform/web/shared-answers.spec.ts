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

describe('an answer that is shared', () => {
  it('is made once for all who ask, together or later', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual(['made 1', 'made 1']);
    expect(await ask()).toBe('made 1');
  });

  it('is made anew after a change, also one during which it was being made', async () => {
    const before = ask();
    cacheVersion.bump();
    expect([await ask(), await before]).toEqual(['made 2', 'made 1']);
    expect(await ask()).toBe('made 2');
  });

  it('is not kept while changes are not heard of', async () => {
    changes.connected = false;
    expect([await ask(), await ask()]).toEqual(['made 1', 'made 2']);
  });

  it('is asked for again after it could not be made', async () => {
    await expect(answers.get('sitemap', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await ask()).toBe('made 1');
  });
});
