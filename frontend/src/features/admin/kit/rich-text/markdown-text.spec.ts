import { htmlOf } from '../../../../../../src/modules/blogs/domain/markdown.js';
import { privacy } from '../../../../../../src/modules/content/domain/texts/pages/privacy.js';
import { ARTICLE_PART, linkFrom, PAGE_TEXT } from './dialect.js';
import { markdownText } from './markdown-text.js';
import { RICH } from './rich-schema.js';

const PIECES = [
  'Turn the *water* off, **now**.\nWait a minute.',
  'Two  spaces  \nand a backslash\\\nbreak.',
  '### Why it drips',
  '#### Smaller ####',
  'Setext\n------',
  '- one\n- two **bold**',
  '* loose\n\n* list\n  with a line below',
  '1. first\n2. second\n   - inside\n   - it',
  '7) seventh\n8) eighth',
  '> Quoted *words*.\n> More of them.',
  '![A tap](/media/tap-1.webp)',
  '![A "tap"](/media/tap-1.webp "The tap, \\"closed\\"")',
  'Text with ![a picture](/media/tap-1.webp) in it.',
  'A [link](https://example.com/a_(b) "title"), an <https://example.com> and [one by name][ref].',
  '[ref]: /about',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '```sh\nls -la\n```',
  '    indented code',
  '---',
  'Some `code`, ``co`de``, ~~gone~~ and a\\*star\\_.',
  '<script>alert(1)</script> & &amp; &copy;',
  'javascript: [no](javascript:alert(1)) link',
  'Step 1: Close the valve\nTip: Wait.',
  '    ',
  'snake_case_word and 2 * 3 * 4 and 1) not a list',
];

/** Reproducible: the same numbers in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

function texts(count: number): string[] {
  const random = numbers(7);
  const next = (below: number) => random.next().value % below;
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(6) }, () => PIECES[next(PIECES.length)]! + ['\n', '\n\n', '\n\n\n', '\r\n\r\n', '\n  \n'][next(5)]!).join(
      '',
    ),
  );
}

const articles = markdownText(ARTICLE_PART);
const pages = markdownText(PAGE_TEXT);

describe('a text that is opened and not changed', () => {
  it('is the same byte by byte', () => {
    for (const text of [...PIECES, ...texts(400)].filter((each) => each.trim() !== '')) {
      expect(articles.write(articles.read(text))).toBe(text);
      expect(pages.write(pages.read(text))).toBe(text);
    }
  });

  it('is the same for the whole privacy page, none of it as source', () => {
    const text = privacy.texts.text.default;
    const document = pages.read(text);
    expect(pages.write(document)).toBe(text);
    document.forEach(({ type }) => expect(type.name).not.toBe('source'));
  });
});

/** The document, with all that it was read from forgotten. */
const anew = (text: string) => RICH.nodeFromJSON(articles.read(text).toJSON());

describe('a text of which every block was changed', () => {
  it.each(PIECES.filter((piece) => piece.trim() !== '').map((text) => [text]))('reads the same to visitors: %j', (text) => {
    expect(htmlOf(articles.write(anew(text)))).toBe(htmlOf(text));
  });
});

describe('a change', () => {
  it('rewrites its own block only', () => {
    const text = '* one\n* two\n\n\n\nSome   text__\n\n| a |\n| - |\n| 1 |\n';
    const doc = articles.read(text);
    const changed = doc.replace(
      doc.child(0).nodeSize + 1,
      doc.child(0).nodeSize + 1,
      RICH.node('paragraph', null, [RICH.text('New ')]).slice(0),
    );
    expect(articles.write(changed)).toBe('* one\n* two\n\nNew Some   text_\\_\n\n| a |\n| - |\n| 1 |\n');
  });

  it('escapes typed characters that have a meaning in Markdown', () => {
    for (const typed of [
      '# no heading',
      '1. no list',
      '1) no list',
      '- no list',
      '> no quote',
      '*no* _emphasis_',
      '[no](/link)',
      '<https://a.ca>',
      '&copy;',
      'a\n===',
      '| a |\n| - |',
    ]) {
      const written = articles.write(
        RICH.node(
          'doc',
          null,
          typed.split('\n').map((line) => RICH.node('paragraph', null, [RICH.text(line)])),
        ),
      );
      const read = articles.read(written);
      expect([typed, read.textBetween(0, read.content.size, '\n')]).toEqual([typed, typed]);
      read.forEach(({ type }) => expect([typed, type.name]).toEqual([typed, 'paragraph']));
    }
  });

  it('writes a picture with its description and its caption', () => {
    const picture = RICH.node('picture', { src: '/media/tap-1.webp', alt: 'A [tap]', caption: 'The "tap"' });
    const written = articles.write(RICH.node('doc', null, [picture]));
    expect(written).toBe('![A \\[tap\\]](/media/tap-1.webp "The \\"tap\\"")');
    expect(articles.read(written).firstChild!.attrs).toEqual(picture.attrs);
  });
});

describe('what the editor cannot show', () => {
  it.each([['| a | b |\n| - | - |\n| 1 | 2 |'], ['```\ncode\n```'], ['[ref]: /about'], ['Text ![a](/media/a.webp) more'], ['~~gone~~']])(
    'stays as Markdown source: %j',
    (text) => {
      const document = articles.read(text);
      expect(document.firstChild!.type.name).toBe('source');
      expect(document.textContent).toBe(text);
    },
  );
});

it.each([
  ['https://example.com', 'https://example.com'],
  [' example.com/a ', 'https://example.com/a'],
  ['name@example.com', 'mailto:name@example.com'],
  ['/about', '/about'],
  ['javascript:alert(1)', undefined],
  ['//example.com', undefined],
  ['two words', undefined],
])('an address typed as %j becomes %j', (typed, meant) => {
  expect(linkFrom(typed)).toBe(meant);
});
