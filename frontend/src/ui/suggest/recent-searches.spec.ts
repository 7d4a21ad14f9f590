import { forget, forgetAll, MAX_RECENT, recentSearches, remember } from './recent-searches.js';
import { fakeStorage } from '../../../../test/support/fake-storage.js';

const KEY = 'homewright-recent-searches';
const storage = fakeStorage('localStorage');
const { stored } = storage;

const search = (text: string) => ({ text, href: `/search?query=${text}` });

describe('recent searches', () => {
  it('are the last six, newest first, without duplicates in another case', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) remember(search(text));
    expect(recentSearches().map(({ text }) => text)).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
    expect(recentSearches()).toHaveLength(MAX_RECENT);
  });

  it('are deleted one by one or all, together with their storage entry', () => {
    for (const text of ['a', 'b', 'c']) remember(search(text));
    forget('/search?query=b');
    expect(recentSearches().map(({ text }) => text)).toEqual(['c', 'a']);
    forgetAll();
    expect([recentSearches(), stored.size]).toEqual([[], 0]);
  });

  it('have no empty ones', () => {
    remember(search('  '));
    expect(stored.size).toBe(0);
  });

  it.each([
    '{',
    '5',
    'null',
    '{"text":"x"}',
    '[5,null,{"text":5,"href":"/x"},{"text":"evil","href":"//evil.example"},{"text":"evil","href":"javascript:alert(1)"},{"text":"evil","href":"/\\\\evil.example"}]',
  ])('are empty if their storage entry has another shape: %s', (text) => {
    stored.set(KEY, text);
    expect(recentSearches()).toEqual([]);
    remember(search('pipe'));
    expect(recentSearches()).toEqual([search('pipe')]);
  });

  it('are empty in a browser without storage', () => {
    storage.refuses = true;
    remember(search('pipe'));
    forget('/search?query=pipe');
    forgetAll();
    expect(recentSearches()).toEqual([]);
  });
});
