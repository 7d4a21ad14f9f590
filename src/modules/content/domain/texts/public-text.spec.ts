import { checkedText } from './check-text.js';
import { publicTexts, sectionsOf } from './public-text.js';
import type { TextPage } from './text-facts.js';
import { TEXT_PAGES } from './text-pages.js';

const WORDS = { site: 'Handy', region: 'Alberta', reviewTime: '' };
const PAGE: TextPage = {
  title: 'Test',
  address: '/',
  texts: {
    title: { kind: 'line', label: 'Title', most: 100, default: 'In {region}' },
    mission: { kind: 'paragraphs', label: 'Mission', most: 100, default: 'One\nstill one\n\n Two ' },
    rows: {
      kind: 'rows',
      label: 'Rows',
      least: 0,
      most: 9,
      columns: { a: { kind: 'list', label: 'A', most: 9 } },
      default: [{ a: 'x\n\ny' }],
    },
  },
};

describe('texts as pages receive them', () => {
  it("are split, with the site's values in place of placeholders", () => {
    expect(publicTexts(PAGE, {}, WORDS)).toEqual({ title: 'In Alberta', mission: ['One\nstill one', 'Two'], rows: [{ a: ['x', 'y'] }] });
    expect(publicTexts(PAGE, { title: 'At {site}, {count}' }, { ...WORDS, site: '{region}' })['title']).toBe('At {region}, {count}');
  });

  it('promise a response time only if the operator set one', () => {
    const said = (reviewTime: string) =>
      publicTexts(PAGE, { title: 'We look at it[ within {reviewTime}]. [Not {site}]' }, { ...WORDS, reviewTime })['title'];
    expect([said('2 days'), said('')]).toEqual(['We look at it within 2 days. [Not Handy]', 'We look at it. [Not Handy]']);
  });

  it('of legal pages have a part for each heading, and no unsafe HTML or address', () => {
    expect(sectionsOf('Before\n\n## In short {#short}\n\n- One\n\n## Élan & more\nText')).toEqual([
      { id: 'short', title: 'In short', html: '<p>Before</p>\n<ul>\n<li>One</li>\n</ul>' },
      { id: 'elan-more', title: 'Élan & more', html: '<p>Text</p>' },
    ]);
    const stored = '## Data {#a}\n\n## Data {#a}\n\n## Data\n\n## Data\n\n## {#only}';
    expect(sectionsOf(stored).map(({ id }) => id)).toEqual(['a', 'a-2', 'data', 'data-2', 'only']);
    const [{ html } = { html: '' }] = sectionsOf(
      '## A\n<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](//evil.example) ![c](https://x/y.png)',
    );
    expect(html).not.toMatch(/<img|href="(?!https:\/\/x\/y\.png)/);
    expect(sectionsOf('## A\n[a](#b) [c](/d) [e](mailto:f@example.com)')[0]?.html.match(/href="[^"]+"/g)).toEqual([
      'href="#b"',
      'href="/d"',
      'href="mailto:f@example.com"',
    ]);
  });
});

describe('the built-in texts', () => {
  it.each(Object.entries<TextPage>(TEXT_PAGES))('of %s pass their own validation', (_name, { texts }) => {
    for (const [name, facts] of Object.entries(texts)) expect(checkedText(facts, name, facts.default)).toEqual({ value: facts.default });
  });
});
