import { checkedText } from './check-text.js';
import type { PlainFacts, RowsFacts } from './text-facts.js';

const LINE: PlainFacts = { kind: 'line', label: 'Title', most: 20, default: 'Built in', placeholders: ['count'] };
const MENU: RowsFacts = {
  kind: 'rows',
  label: 'Menu',
  least: 1,
  most: 3,
  columns: {
    id: { kind: 'id', label: 'Name', most: 20 },
    text: { kind: 'line', label: 'Text', most: 20 },
    to: { kind: 'address', label: 'Leads to', most: 200 },
  },
  default: [],
};
const problemOf = (facts: PlainFacts, value: unknown) => {
  const checked = checkedText(facts, 'title', value);
  return 'errors' in checked ? checked.errors[0]?.message : checked.value;
};

describe('the validation of a text', () => {
  it.each([
    ['  Ours  ', 'Ours'],
    ['{count} in {site}', '{count} in {site}'],
    ['2 < 3 > 1', '2 < 3 > 1'],
  ])('accepts %j as %j', (typed, value) => expect(problemOf(LINE, typed)).toBe(value));

  it.each([
    ['', 'must not be empty'],
    [7, 'must be a text'],
    ['a\nb', 'has control characters'],
    ['x'.repeat(21), 'is longer than 20 characters'],
    ['<script>alert(1)', 'has HTML'],
    ['<b>Bold</b>', 'has HTML'],
    ['in {town}', 'has {town}, which stands for nothing here; there is {count}, {site}, {region}'],
  ])('refuses %j: %s', (typed, problem) => expect(problemOf(LINE, typed)).toContain(problem));

  it.each([
    ['{count}[ of {site}]', '{count}[ of {site}]'],
    ['{count}[ of {site}', 'has a square bracket without its partner'],
  ])('finds in the pattern %j %j', (typed, said) => expect(problemOf({ ...LINE, head: 'title' }, typed)).toContain(said));

  it('refuses a legal page without a heading, or with an empty one', () => {
    const legal: PlainFacts = { kind: 'markdown', label: 'Text', most: 1_000, default: '## A' };
    expect(problemOf(legal, ' ')).toContain('must not be empty');
    expect(problemOf(legal, 'Just words')).toContain('must have at least one heading');
    expect(problemOf(legal, '## Title\r\n\r\nWords')).toBe('## Title\n\nWords');
  });

  it.each([
    ['## Your data\n\nA\n\n## Your data\n\nB', 'such as “## Your data {#your-data-2}”'],
    ['## One {#a}\n\n## a\n\n## a-2', 'two headings that links to #a lead to, “One” and “a”; give the second'],
    ['## {#only}\n\nText', 'has {#only} in a heading, where it would be read as words'],
    ['## Words {#Not So}', 'has {#Not So} in a heading'],
  ])('refuses a legal page with the headings %j, and suggests the right ones', (typed, problem) => {
    const legal: PlainFacts = { kind: 'markdown', label: 'Text', most: 1_000, default: '## A' };
    expect(problemOf(legal, typed)).toContain(problem);
    expect(problemOf(legal, '## Data {#a}\n\n## Data {#b}\n\n### Data')).toBe('## Data {#a}\n\n## Data {#b}\n\n### Data');
  });
});

describe('the validation of a list', () => {
  const problems = (rows: unknown) => {
    const checked = checkedText(MENU, 'menu', rows);
    return 'errors' in checked ? checked.errors.map(({ field, message }) => `${field} ${message}`) : [];
  };
  const entry = (to: string) => [{ id: 'a', text: 'A', to }];

  it.each(['/about', '/search?industry=Plumber', '/faq#burst-pipe', 'https://example.com/a', '/section/%C3%A9tage'])(
    'allows a link to %s',
    (to) => expect(problems(entry(to))).toEqual([]),
  );

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,a',
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'about',
    '/100%',
    '/%E9',
  ])('refuses a link to %j', (to) => expect(problems(entry(to))).toEqual([expect.stringContaining('menu.0.to')]));

  it('requires unique names, a number of entries within the limits, and known fields', () => {
    expect(problems([])).toEqual(['menu must have at least 1 entry']);
    expect(problems('no list')).toEqual(['menu must be a list']);
    expect(problems(Array.from({ length: 4 }, (_, index) => ({ id: `a${index}`, text: 'A', to: '/' })))).toEqual([
      'menu must have at most 3 entries',
    ]);
    expect(problems([...entry('/'), ...entry('/faq')])).toEqual([expect.stringContaining('menu.1.id is the name of an earlier entry')]);
    expect(problems([{ ...entry('/')[0], onclick: 'x' }])).toEqual(['menu.0.onclick is not a known field']);
    expect(problems([null])).toHaveLength(3);
  });
});
