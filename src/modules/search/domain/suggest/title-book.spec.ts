import { fold } from '../../../../shared/text/text.js';
import { TitleBook } from './title-book.js';

const TITLES = [
  'Mr. Rooter of Guelph',
  'Rooter Rescue',
  'Élan Plomberie',
  '100% Clean_Up "Pros" \\ Co.',
  'Beacon Heating',
  'Harbour Beacon & Beacon House',
  'Beaconsfield Roofing',
  'Quiet Pipes',
  'Vandenberghe Brothers',
  'Υδραυλικός Αθήνα',
  "Sons of O'Neil",
  'J.R. Decks of Toby’s',
];

const bookOf = (titles: readonly string[]): TitleBook => {
  const book = new TitleBook();
  for (const [key, title] of titles.entries()) book.add({ key, titleKey: fold(title) });
  return book;
};

describe('the title book of businesses', () => {
  const book = bookOf(TITLES);
  const found = (text: string, limit = 6) => book.startingWith(text, limit).map((key) => TITLES[key]);

  it.each<[string, string, string[]]>([
    ['those that begin so before others', 'rooter', ['Rooter Rescue', 'Mr. Rooter of Guelph']],
    ['an unfinished word', 'roo', ['Rooter Rescue', 'Mr. Rooter of Guelph', 'Beaconsfield Roofing']],
    ['several words, in any order', 'guelph roo', ['Mr. Rooter of Guelph']],
    ['a title as it is written', 'mr. rooter of g', ['Mr. Rooter of Guelph']],
    ['no word that is unfinished before the last', 'roo guelph', []],
    ['no words of two titles', 'rooter quiet', []],
    ['accents or none', 'elan plo', ['Élan Plomberie']],
    ['signs', '100% clean', ['100% Clean_Up "Pros" \\ Co.']],
    ['what stands between signs', 'up pros', ['100% Clean_Up "Pros" \\ Co.']],
    ['a title that has the word twice once', 'beacon', ['Beacon Heating', 'Beaconsfield Roofing', 'Harbour Beacon & Beacon House']],
    ['not the middle of a word', 'ooter', []],
    ['another script', 'αθηνα', ['Υδραυλικός Αθήνα']],
    ['nothing', '%', []],
    ['a name without its apostrophe', 'oneil', ["Sons of O'Neil"]],
    ['an unfinished one', 'onei', ["Sons of O'Neil"]],
    ['names without their full stops and apostrophes', 'tobys jr', ['J.R. Decks of Toby’s']],
    ['them as they are written', "toby's j.r.", ['J.R. Decks of Toby’s']],
    ['a misspelt word', 'roter', ['Mr. Rooter of Guelph', 'Rooter Rescue']],
    ['two swapped letters', 'baecon heating', ['Beacon Heating']],
    ['two errors in a long word', 'vandnbergehe', ['Vandenberghe Brothers']],
    ['a misspelt beginning', 'vandemb', ['Vandenberghe Brothers']],
    ['a misspelt short word beside another', 'quit pip', ['Quiet Pipes']],
    ['no misspelt short word alone', 'quit', []],
    ['no two of them', 'quit pope', []],
    ['no number with another digit', '1004 clean', []],
    ['a misspelt word of five letters before another', 'quiey pip', ['Quiet Pipes']],
  ])('finds by %s: %j', (_what, text, titles) => expect(found(text)).toEqual(titles));

  it('finds no misspelt matches if a title has the words exactly', () => {
    expect(found('rooter res')).toEqual(['Rooter Rescue']);
  });

  it('returns the first titles that were added, up to the limit', () => {
    expect(found('beacon', 2)).toEqual(['Beacon Heating', 'Beaconsfield Roofing']);
    expect(found('rooter', 1)).toEqual(['Rooter Rescue']);
  });

  it('returns titles that begin with the typed text first, with marks, initials and repeated words', () => {
    const names = bookOf(['Best Boilers', 'A & B Tiling', 'B & B Alarms', 'J. G. Jackson', 'JL Tiles', 'O P P Roofing', 'P P S Fire']);
    expect(names.startingWith('b & ', 6)).toEqual([2, 0, 1]);
    expect(names.startingWith('b', 6)).toEqual([0, 2, 1]);
    expect(names.startingWith('j.', 6)).toEqual([3, 4]);
    expect(names.startingWith('p p', 6)).toEqual([6, 5]);
  });

  it('tells whether a title has all the words with exact spelling', () => {
    const words = [['rooter', 'guel'], ['guelph', 'rooter'], ['roo', 'guelph'], ['roter'], ['rooter', 'quiet'], ['clean']];
    expect(words.map((each) => book.has(each))).toEqual([true, true, false, false, false, true]);
    expect(new TitleBook().has(['rooter'])).toBe(false);
    const many = new TitleBook();
    for (const key of [1, 2, 3]) many.add({ key, titleKey: `pipes number ${key}` });
    expect([many.has(['pipes'], 2), many.has(['pipes'], 3), many.has(['pipes'])]).toEqual([false, true, true]);
  });

  it('corrects a short word of a name, if no title has the words as they are typed', () => {
    const names = bookOf(['Cyber Air Inc.', 'Smart Roofing', 'Start Roofing', 'Gold Doors', 'Bold Doors']);
    const corrected = (text: string) => names.nameIn(text.split(' '))?.join(' ');
    expect(corrected('cyer air inc')).toBe('cyber air inc');
    expect(corrected('roofing smrt')).toBe('roofing smart');
    expect(corrected('gild doors')).toBe('gold doors');
    for (const text of ['gold doors', 'smrt', 'smrt doors', 'cyber aer inc', 'zold doors', 'please help us find a gild doors']) {
      expect([text, corrected(text)]).toEqual([text, undefined]);
    }
  });

  it('has the words of a name that is typed with "and", with a question about it, or as one word', () => {
    const names = bookOf(['Pro Glass & Mirror', 'San Jose Homes Inc.', 'The Drain Doctor']);
    const nameIn = (text: string) => names.nameIn(text.split(' '))?.join(' ');
    expect(nameIn('pro glass and mirror')).toBe('pro glass mirror');
    expect(nameIn('phone number for san jose homes')).toBe('san jose homes');
    expect(nameIn('contact san jsoe homes')).toBe('san jose homes');
    expect(nameIn('sanjosehomes')).toBe('san jose homes');
    expect(nameIn('www sanjosehomesinc com')).toBe('san jose homes inc');
    expect(nameIn('proglassandmirror')).toBe('pro glass mirror');
    for (const text of ['san jose homes', 'phone number', 'sanjosedoctor', 'prosan', 'sanjosehome', 'x'.repeat(200)]) {
      expect([text, nameIn(text)]).toEqual([text, undefined]);
    }
    expect(names.startingWith('pro glass and mi', 6)).toEqual([0]);
    expect(names.startingWith('is the drain doctor open', 6)).toEqual([2]);
  });

  it('finds nothing when its memory was freed', () => {
    const names = bookOf(['Gold Doors', 'Bold Doors']);
    expect([names.has(['gold']), names.startingWith('gold', 6), names.nameIn(['gild', 'doors'])]).toEqual([true, [0], ['gold', 'doors']]);
    names.free();
    expect([names.has(['gold']), names.startingWith('gold', 6), names.nameIn(['gild', 'doors'])]).toEqual([false, [], undefined]);
    const unread = bookOf(['Gold Doors']);
    unread.free();
    expect(unread.has(['gold'])).toBe(false);
  });

  it('gives up on a long word that could be many', () => {
    const names = bookOf(Array.from({ length: 30 }, (_, index) => 'a'.repeat(index + 2)));
    expect(names.nameIn([`${'a'.repeat(180)}b`])).toBeUndefined();
  });

  it('corrects no word if too many titles would have to be read for it', () => {
    const names = new TitleBook();
    for (let key = 0; key < 2_001; key += 1) names.add({ key, titleKey: 'gold doors' });
    expect(names.nameIn(['gild', 'doors'])).toBeUndefined();
  });

  it('does not match the middle of a word', () => {
    const doors = bookOf(['Overhead Doors', 'Head Office']);
    expect([doors.startingWith('doors head', 6), doors.startingWith('doors over', 6)]).toEqual([[], [0]]);
    expect([doors.has(['doors', 'head']), doors.has(['doors', 'over'])]).toEqual([false, true]);
  });

  it('is sorted in steps, or at the first query', () => {
    const whole = bookOf(['Quiet Pipes', '!', 'Loud Pipes']);
    while (!whole.putInOrder());
    expect(whole.startingWith('pipes', 6)).toEqual([0, 2]);
    const half = bookOf(['Quiet Pipes', '!', 'Loud Pipes']);
    expect(half.putInOrder()).toBe(false);
    expect(half.startingWith('pipes', 6)).toEqual([0, 2]);
    expect(half.putInOrder()).toBe(true);
  });

  it('accepts no more titles after the first query, and says so', () => {
    const own = bookOf(['Quiet Pipes', '!', 'Loud Pipes']);
    expect(own.startingWith('loud', 6)).toEqual([2]);
    expect(() => own.add({ key: 8, titleKey: 'other pipes' })).toThrow('after its first query');
    expect(own.startingWith('pipes', 6)).toEqual([0, 2]);
  });
});

it('finds each of many titles in any script', () => {
  const titles = Array.from({ length: 70_000 }, (_, index) => `Υδραυλικός ${index.toString(36)} 😀 Élan`);
  const book = bookOf(titles);
  expect(book.startingWith('υδραυλικος 0', 1)).toEqual([0]);
  for (const key of [1, 9_999, 10_000, 32_767, 32_768, 65_535, 65_536, 69_999])
    expect(book.startingWith(`${key.toString(36)} elan υδρ`, 2)).toEqual([key]);
  expect(book.startingWith('elan', 3)).toEqual([0, 1, 2]);
});

it('accepts titles of any length, and returns large keys', () => {
  const long = `quiet ${'p'.repeat(300_000)}`;
  const book = new TitleBook();
  for (const [index, titleKey] of [`the ${long}`, long, 'quiet drains'].entries()) book.add({ key: 2 ** 40 + index, titleKey });
  expect(book.startingWith('quiet', 6)).toEqual([2 ** 40 + 1, 2 ** 40 + 2, 2 ** 40]);
  expect(book.startingWith(long, 6)).toEqual([2 ** 40 + 1, 2 ** 40]);
  expect(book.startingWith('drains', 6)).toEqual([2 ** 40 + 2]);
});

it('returns the same at the thousandth query as at the first', () => {
  const book = bookOf(TITLES);
  const answers = Array.from({ length: 1_000 }, (_, index) => book.has(index % 255 === 0 ? ['house', 'beacon'] : ['rooter']));
  expect(answers).toEqual(answers.map(() => true));
});

it('returns a title once if two of its words match', () => {
  const book = bookOf(['Plumb Plumbers Plumbing', 'Plum Crazy']);
  expect(book.startingWith('plum', 6)).toEqual([0, 1]);
});
