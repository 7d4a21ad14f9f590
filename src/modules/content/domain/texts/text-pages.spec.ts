import { TEXT_PAGE_NAMES, TEXT_PAGES, type TextPageName, textPageOf } from './text-pages.js';

/** Authorities of Ontario, its law with the dates from which it holds, and a number to call there. */
const ONTARIO_ALONE =
  /\bESA\b|ECRA|TSSA|WSIB|HCRA|\bODP\b|Ontario|Electrical Safety Authority|Technical Standards|Skilled Trades|Enbridge|1-877-372-7233|\b20\d\d\b/;

/** What names Ontario elsewhere too: where a guide got its facts, and the sentence that only guides of Ontario end with. */
const DELIBERATE: Partial<Record<TextPageName, string>> = { 'guide-words': 'edited' };
const isDeliberate = (page: TextPageName, text: string) => text === DELIBERATE[page] || (page.endsWith('-guide') && text === 'sources');

const defaultsOf = (page: TextPageName, isOntario: boolean) =>
  Object.entries(textPageOf(page, isOntario).texts).map(([name, { default: words }]) => ({ name, words: JSON.stringify(words) }));

describe.each(TEXT_PAGE_NAMES)('the texts of %s', (page) => {
  it('name authorities and laws of Ontario only there', () => {
    const others = defaultsOf(page, false).filter(({ name }) => !isDeliberate(page, name));
    expect(
      others.flatMap(
        ({ name, words }) =>
          ONTARIO_ALONE.exec(words)
            ?.slice(0, 1)
            .map((found) => [name, found]) ?? [],
      ),
    ).toEqual([]);
  });

  it.each([true, false])('have no trace of the syntax for two variants (in Ontario: %s)', (isOntario) => {
    const words = defaultsOf(page, isOntario).map(({ words: said }) => said);
    expect(words.filter((said) => /\[\[|\]\]| {2}| ,| \.(?!\.)/.test(said))).toEqual([]);
  });
});

it('texts name no trades, except for the services of the About page: a directory may have any trades', () => {
  const texts = TEXT_PAGE_NAMES.flatMap((page) => defaultsOf(page, true).map(({ name, words }) => ({ text: `${page}: ${name}`, words })));
  const naming = texts.filter(({ words }) => /electrician.*landscaper/is.test(words)).map(({ text }) => text);
  expect(naming).toEqual(['about: services']);
});

it('the terms name them in Ontario', () => {
  expect(textPageOf('terms', true)).toBe(TEXT_PAGES.terms);
  expect(TEXT_PAGES.terms.texts.text.default).toMatch(
    /ECRA\/ESA.*TSSA.*Skilled Trades Ontario.*\(WSIB\)\..*Electrical Safety Authority\.\n/s,
  );
});
