import { InMemoryAuditLog, NoTransaction } from '../../../../shared/testing/doubles.js';
import { wordsOf } from '../../../../shared/text/text.js';
import { DirectoryTrades, NO_TRADE_SETTINGS } from '../../../trades/vocabulary.js';
import { type PublishedBusiness, PublishedBusinesses } from '../../domain/learning/published-businesses.js';
import { MAX_PHRASES, type TaughtKind, type TaughtPhrase } from '../../domain/learning/taught-phrase.js';
import { type NewTaughtPhrase, TaughtPhraseRepository } from '../../domain/learning/taught-phrase-repository.js';
import { TaughtPhraseNotFound } from '../../domain/learning/taught-phrases.errors.js';
import { Meanings } from '../meanings.js';
import { TeachPhrases } from './teach-phrases.js';

class InMemoryTaughtPhrases extends TaughtPhraseRepository {
  readonly phrases: TaughtPhrase[] = [];

  all(): Promise<TaughtPhrase[]> {
    return Promise.resolve([...this.phrases]);
  }

  allForUpdate(): Promise<TaughtPhrase[]> {
    return this.all();
  }

  add({ key: _key, ...phrase }: NewTaughtPhrase): Promise<void> {
    this.phrases.push({ ...phrase, id: this.phrases.length + 1, taughtAt: new Date(0), business: null });
    return Promise.resolve();
  }

  remove(id: number): Promise<TaughtPhrase | undefined> {
    const index = this.phrases.findIndex((phrase) => phrase.id === id);
    return Promise.resolve(index < 0 ? undefined : this.phrases.splice(index, 1)[0]);
  }
}

class FixedBusinesses extends PublishedBusinesses {
  private readonly all: PublishedBusiness[] = ['Mr. Rooter', 'Sparkwell'].map((title) => ({
    id: title.toLowerCase(),
    title,
    industry: 'Plumber',
    city: 'Guelph',
  }));

  withId(id: string): Promise<PublishedBusiness | undefined> {
    return Promise.resolve(this.all.find((business) => business.id === id));
  }

  called(words: readonly string[]): Promise<PublishedBusiness[]> {
    return Promise.resolve(this.all.filter(({ title }) => wordsOf(title).join(' ') === words.join(' ')));
  }

  matching(): Promise<PublishedBusiness[]> {
    return Promise.resolve(this.all);
  }
}

const TRADES = new DirectoryTrades({ ...NO_TRADE_SETTINGS, changed: { roofer: { otherNames: ['Shingle shop'] } } }, [
  { name: 'Framing', count: 3, cities: [] },
]);
const FACETS = { industries: [], cities: ['Guelph', 'Hamilton'] };

/** Making one takes a second. */
const MEANINGS = new Meanings();

let phrases: InMemoryTaughtPhrases;
let audit: InMemoryAuditLog;
let teaching: TeachPhrases;
let facetsOf: () => Promise<typeof FACETS>;

beforeEach(() => {
  phrases = new InMemoryTaughtPhrases();
  audit = new InMemoryAuditLog();
  facetsOf = () => Promise.resolve(FACETS);
  teaching = new TeachPhrases(
    phrases,
    new FixedBusinesses(),
    { get: () => Promise.resolve(TRADES) },
    { get: () => facetsOf() },
    MEANINGS,
    audit,
    new NoTransaction(),
  );
});

const teach = (phrase: string, kind: TaughtKind = 'trade', target = 'plumber') => teaching.teach(phrase, { kind, target }, '127.0.0.1');

it.each<[string, TaughtKind, string, string]>([
  ['hot tub cover lifter', 'trade', 'pool-spa', 'Pool & Spa'],
  ['stud walls', 'trade', 'framing', 'Framing'],
  ['the Hammer', 'place', 'hamilton', 'Hamilton'],
  ['TBay', 'place', 'Thunder Bay', 'Thunder Bay'],
  ['green van', 'business', 'mr. rooter', 'Mr. Rooter'],
  ['MR ROOTER', 'business', 'mr. rooter', 'Mr. Rooter'],
  ['plumbers', 'trade', 'plumber', 'Plumber'],
  ['guelph', 'place', 'guelph', 'Guelph'],
])('%p can be taught to the %s %s', async (phrase, kind, target, targetName) => {
  await teach(phrase, kind, target);
  expect(phrases.phrases).toMatchObject([{ phrase, kind, targetName }]);
  expect(audit.entries).toEqual([{ action: 'phrase-taught', client: '127.0.0.1', detail: { phrase, kind, means: targetName } }]);
});

it.each<[phrase: string, field: string, message: RegExp, kind?: TaughtKind, target?: string]>([
  ['', 'phrase', /empty/],
  ['   ', 'phrase', /empty/],
  ['???', 'phrase', /a letter or a digit/],
  ['I need the best', 'phrase', /say nothing/],
  ['near me', 'phrase', /say nothing/],
  ['broken', 'phrase', /say nothing/],
  ['x'.repeat(101), 'phrase', /longer than 100/],
  ['<b>taps</b>', 'phrase', /< or >/],
  ['tap\u0007s', 'phrase', /control/],
  ['roofer', 'phrase', /is what Roofers are called already/],
  ['Entrepreneur en Toiture', 'phrase', /Roofers/],
  ['shingle shop', 'phrase', /Roofers/],
  ['the best roofers near me', 'phrase', /Roofers/],
  ['framing', 'phrase', /Framing professionals/],
  ['plumber', 'phrase', /Plumbers/, 'business', 'sparkwell'],
  ['mr rooter', 'phrase', /name of the business Mr\. Rooter/],
  ['SPARKWELL', 'phrase', /Sparkwell/, 'business', 'mr. rooter'],
  ['Guelph', 'phrase', /city of the directory/],
  ['guelph', 'phrase', /city of the directory/, 'place', 'Hamilton'],
  ['one two three four five six', 'phrase', /more than 5 words/, 'place', 'Guelph'],
  ['zamboni', 'target', /not a trade/, 'trade', 'pizza'],
  ['zamboni', 'target', /not a place/, 'place', 'Nowhere at all'],
  ['zamboni', 'target', /not a published business/, 'business', 'gone'],
])('%p is refused at its %s with the reason', async (...[phrase, field, message, kind, target]) => {
  await expect(teach(phrase, kind, target)).rejects.toMatchObject({
    errors: [{ field, message: expect.stringMatching(message) as string }],
  });
  expect([phrases.phrases, audit.entries]).toEqual([[], []]);
});

it('is stored without needless spaces', async () => {
  await teach('  hot   tub  lifter ', 'trade', 'pool-spa');
  expect(phrases.phrases).toMatchObject([{ phrase: 'hot tub lifter' }]);
});

it('a phrase that is taught already is refused, in any form', async () => {
  await teach('hot tub lifter', 'trade', 'pool-spa');
  await expect(teach('the Hot-Tub lifters')).rejects.toMatchObject({
    errors: [{ field: 'phrase', message: 'means Pool & Spa already; delete that first' }],
  });
});

it('the words of the directory are read before other admins have to wait, because making them takes a second', async () => {
  let isLocked = false;
  phrases.allForUpdate = () => {
    isLocked = true;
    return phrases.all();
  };
  facetsOf = () => (isLocked ? Promise.reject(new Error('others wait')) : Promise.resolve(FACETS));
  await teach('zamboni');
  expect(phrases.phrases).toHaveLength(1);
});

it('the number of phrases is limited', async () => {
  for (let count = 1; count <= MAX_PHRASES; count += 1)
    await phrases.add({ phrase: `zamboni ${count}`, key: `zamboni ${count}`, kind: 'trade', target: 'plumber', targetName: 'Plumber' });
  await expect(teach('one more zamboni')).rejects.toThrow(`${MAX_PHRASES}`);
});

it('is deleted, once', async () => {
  await teach('zamboni');
  await teaching.forget(1, null);
  expect([phrases.phrases, audit.entries.at(-1)]).toEqual([
    [],
    { action: 'phrase-forgotten', client: null, detail: { phrase: 'zamboni', means: 'Plumber' } },
  ]);
  await expect(teaching.forget(1, null)).rejects.toThrow(TaughtPhraseNotFound);
});
