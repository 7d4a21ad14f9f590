import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** "[`file`](../file) `name`": a hop of a way. */
const HOP = /^\d+\. \[`([^`]+)`\]\(\.\.\/([^)]+)\) `(\w+)`: /;

interface Way {
  title: string;
  hops: { file: string; link: string; name: string }[];
  /** How many the text says there are. */
  said: number;
}

function waysIn(text: string): Way[] {
  const [, part = ''] = /^## The four ways\n(.*?)^## /ms.exec(text) ?? [];
  return part
    .split(/^### /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0]!,
      said: Number(/^Hops: (\d+)/m.exec(section)?.[1]),
      hops: section.split('\n').flatMap((line) => {
        const [, file = '', link = '', name = ''] = HOP.exec(line) ?? [];
        return file ? [{ file, link, name }] : [];
      }),
    }));
}

const isMissing = ({ file, link, name }: Way['hops'][number]) =>
  file !== link || !existsSync(file) || !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));

describe('the four ways of docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');

  it('name existing files and functions, with the right number', () => {
    const ways = waysIn(text);
    expect(ways.map(({ title }) => title)).toEqual(['A search, as a page', 'A row of the sheet', 'A submission', 'A referral']);
    expect(ways.map(({ hops }) => hops.length)).toEqual(ways.map(({ said }) => said));
    expect(ways.flatMap(({ hops }) => hops).filter(isMissing)).toEqual([]);
  });
});

/** "[`file`](address)", the address as seen from docs/. */
const LINK = /\[`([^`]+)`\]\(([^)]+)\)/g;

const leadsWrong = ([, name = '', address = '']: RegExpExecArray) => join('docs', address) !== name;
const isTest = ([, name = '']: RegExpExecArray) => /\.(test|spec)\.ts$/.test(name);

describe('docs/extending.md', () => {
  const text = readFileSync('docs/extending.md', 'utf8');
  const additions = text.split(/^## /m).filter((part) => part.includes('\nFiles:\n'));

  it('has for each addition its files, what is derived automatically, and the test that finds omissions', () => {
    expect(additions.map((part) => part.split('\n')[0])).toEqual([
      'A trade',
      'A field of a listing',
      'A page',
      'A listing source',
      'A second language',
      'A setting of the pages',
    ]);
    for (const addition of additions) {
      const [, files = '', itself, forgotten = ''] = /\nFiles:\n(.*?)\nBy itself: (.*?)\nForgotten: (.*)/s.exec(addition) ?? [];
      const steps = files.split('\n').filter((line) => /^\d/.test(line));
      expect(steps.length).toBeGreaterThan(2);
      expect(steps.filter((line) => [...line.matchAll(LINK)].length === 0)).toEqual([]);
      expect(itself).toBeDefined();
      expect([...forgotten.matchAll(LINK)].filter(isTest)).not.toEqual([]);
    }
  });

  it('names existing files only', () => {
    const links = [...text.matchAll(LINK)];
    expect(links.filter(leadsWrong).map(([link]) => link)).toEqual([]);
    expect(links.filter(([, name = '']) => !existsSync(name)).map(([link]) => link)).toEqual([]);
  });
});

it('each read of pages is declared by a module, offered on the server and requested in browsers', () => {
  const sources = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
  const declared = sources('src/modules/**/page-reads.ts')
    .flatMap((text) => [...(text.split('interface PageReadTypes {')[1] ?? '').matchAll(/^ {4}(\w+): \{/gm)].map(([, name]) => name!))
    .sort();
  const offered = sources('src/modules/**/*.ts').flatMap((text) => [...text.matchAll(/\breads\.offer\('(\w+)'/g)].map(([, name]) => name!));
  const asked = sources('frontend/src/{app,features/!(admin)}/*-endpoints.ts').flatMap((text) =>
    [...text.matchAll(/^ {4}(\w+): build\.query</gm)].map(([, name]) => name!),
  );
  expect(declared.length).toBeGreaterThan(10);
  // By the cookie of a browser: the server renders the page without it.
  const inBrowsersAlone = ['myReferrals'];
  expect([...offered, ...inBrowsersAlone].sort()).toEqual(declared);
  // A page without a script.
  const onServersAlone = ['contactChange'];
  expect(declared.filter((name) => !asked.includes(name))).toEqual(onServersAlone);
});
