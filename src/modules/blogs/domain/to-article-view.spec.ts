import { type ArticleContext, descriptionOf, toArticleView, industryOf } from './to-article-view.js';
import type { BlogFields } from './blog.js';
import { casesOf } from '../../../../test/support/extent.js';

const AT = new Date('2026-03-02T08:00:00Z');
const WHERE: ArticleContext = { fileName: 'fix-a-tap', createdAt: AT, updatedAt: AT, related: [] };

const aBlog = (given: Partial<BlogFields> = {}): BlogFields => ({
  title: 'Fix a tap',
  topic: 'Taps',
  section: 'Plumbing',
  content: '',
  keywords: [],
  subtitle: '',
  heroImage: '',
  time: '',
  cost: '',
  difficulty: '',
  seoData: {},
  ...given,
});

const draw = (content: string, given: Partial<BlogFields> = {}) => toArticleView(aBlog({ content, ...given }), WHERE);
const htmlFrom = (content: string) => draw(content).introduction;

/** Everything in it that a page puts in as HTML. */
function allHtml(content: string): string {
  const wrapped = `${content}\n\n## Disclaimer\n${content}\n\n## Before You Call\n${content}\n\nStep 1: x\n${content}\n\n## More\n${content}\n\n## When to call\n${content}\n\n## Conclusion\n${content}`;
  const { introduction, disclaimer, beforeCalling, steps, sections, whenToCall, conclusion } = draw(wrapped);
  return [
    introduction,
    disclaimer,
    beforeCalling,
    ...steps.map(({ html }) => html),
    ...sections.map(({ html }) => html),
    whenToCall?.html,
    conclusion,
  ].join('\n');
}

describe('an article', () => {
  it('is drawn part by part', () => {
    const view = draw(
      'Hello *you*.\n\n## Tools\n- A **good** wrench\n\n## Materials\n- `O-ring`\n\n## Steps\nStep 3: Turn *it* off\nTime: 5 min\nSlowly.\nTip: Use [both](/search) hands.\n\nStep 3: Again\n\n## Why\nBecause.\n\n## Empty\n\n## When to call\n- Gas\n- Fire\n\n## Conclusion\nDone.',
      { keywords: ['tap'] },
    );
    expect(view).toEqual({
      fileName: 'fix-a-tap',
      title: 'Fix a tap',
      subtitle: '',
      section: 'Plumbing',
      heroImage: '',
      time: '',
      cost: '',
      difficulty: '',
      keywords: ['tap'],
      minutes: 1,
      createdAt: AT.toISOString(),
      modifiedAt: AT.toISOString(),
      seo: { title: 'Fix a tap', description: 'Hello you.', keywords: ['tap'] },
      disclaimer: null,
      introduction: '<p>Hello <em>you</em>.</p>',
      tools: ['A good wrench'],
      parts: ['O-ring'],
      beforeCalling: null,
      steps: [
        { number: 1, title: 'Turn it off', html: '<p>Slowly.</p>', tips: ['Use both hands.'], time: '5 min' },
        { number: 2, title: 'Again', html: '', tips: [], time: null },
      ],
      sections: [{ heading: 'Why', html: '<p>Because.</p>' }],
      whenToCall: { html: '<ul>\n<li>Gas</li>\n<li>Fire</li>\n</ul>', items: ['Gas', 'Fire'] },
      conclusion: '<p>Done.</p>',
      industry: 'Plumber',
      related: [],
    });
  });

  it('has computed values, and those of the author first', () => {
    const seoData = { title: 'Taps', description: 'About taps.', keywords: ['drip'] };
    expect(draw('x', {}).seo.keywords).toEqual(['Fix a tap', 'Plumbing']);
    expect(draw('x', { seoData, keywords: ['tap'] }).seo).toEqual({ title: 'Taps', description: 'About taps.', keywords: ['drip'] });
    expect(descriptionOf(aBlog({ subtitle: 'In half an hour', content: 'x' }))).toBe('In half an hour');
    expect(descriptionOf(aBlog())).toBe('Fix a tap');
    expect(descriptionOf(aBlog({ content: '## Why\nIt *drips*\nall day.' }))).toBe('It drips all day.');
    const long = descriptionOf(aBlog({ content: `${'word '.repeat(60)}` }));
    expect(long).toMatch(/^(word ){20,}…$/);
    expect(long.length).toBeLessThan(160);
    expect(descriptionOf(aBlog({ content: '🔧'.repeat(300) })).isWellFormed()).toBe(true);
  });

  it('links to a trade if its section has one', () => {
    expect(['Plumbing', ' electrical ', 'HVAC', 'HVAC Technician', 'Home Guide', '', 'constructor'].map(industryOf)).toEqual([
      'Plumber',
      'Electrician',
      'HVAC Technician',
      'HVAC Technician',
      null,
      null,
      null,
    ]);
  });

  it('links to other articles', () => {
    expect(toArticleView(aBlog(), { ...WHERE, related: [{ fileName: 'drains', title: 'Drains' }] }).related).toEqual([
      { title: 'Drains', path: '/drains' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,x',
    '//evil.example/x.png',
    'http://example.com/x.png',
    'https:x',
    '/media/../api/settings',
    '/media/',
    'x',
  ])('has no picture at %s', (heroImage) => {
    expect(draw('', { heroImage }).heroImage).toBe('');
    expect(htmlFrom(`![a tap](${heroImage})`)).not.toContain('<img');
  });

  it('may have a caption in a paragraph below a picture', () => {
    expect(htmlFrom('![a tap](/media/tap-1.webp "The <tap>, closed")')).toBe(
      '<figure><img src="/media/tap-1.webp" alt="a tap" loading="lazy"><figcaption>The &lt;tap&gt;, closed</figcaption></figure>',
    );
    expect(htmlFrom('- ![a tap](/media/tap-1.webp "Closed")')).toMatch(/<li>\s*<figure>/);
    expect(htmlFrom('Look: ![a tap](/media/tap-1.webp "Closed")')).not.toContain('<figure>');
    expect(htmlFrom('![a tap](http://example.com/a.png "Closed")')).not.toContain('<fig');
  });

  it.each(['/media/tap-1.webp', 'https://example.com/tap.png'])('may have the picture %s', (heroImage) => {
    expect(draw('', { heroImage }).heroImage).toBe(heroImage);
    expect(htmlFrom(`![a "tap"](${heroImage})`)).toBe(`<p><img src="${heroImage}" alt="a &quot;tap&quot;" loading="lazy"></p>`);
  });
});

describe('how long reading an article takes', () => {
  it.each([
    [0, 1],
    [238, 1],
    [700, 3],
    [2_380, 10],
  ])('%i words take %i minutes', (words, minutes) => expect(draw("don't ".repeat(words)).minutes).toBe(minutes));
});

describe('the HTML of an article', () => {
  it('has only harmless links', () => {
    expect(
      htmlFrom(
        '[a](https://example.com) [b](/search?q=1) [c](mailto:a@example.com) [d](tel:+15195550123) [e](#step-1) [f](HTTP://example.com) <https://example.com>',
      ),
    ).toBe(
      '<p><a href="https://example.com" rel="noopener nofollow">a</a> <a href="/search?q=1">b</a> <a href="mailto:a@example.com">c</a> <a href="tel:+15195550123">d</a> ' +
        '<a href="#step-1">e</a> <a href="HTTP://example.com" rel="noopener nofollow">f</a> <a href="https://example.com" rel="noopener nofollow">https://example.com</a></p>',
    );
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '[x](\tjavascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](file:///etc/passwd)',
    '[x](ftp://example.com)',
    '[x](//evil.example)',
    '[x](\\\\evil.example)',
    '<javascript:alert(1)>',
    '[x]\n\n[x]: javascript:alert(1)',
    '![x](javascript:alert(1))',
    '[x](%6aavascript:alert(1))',
    '[x](blob:https://x)',
    '[x](\u0001javascript:alert(1))',
  ])('has no link of %j', (content) => {
    expect(allHtml(content)).not.toMatch(/<(a|img)\b/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src=//evil.example>',
    '<style>*{display:none}</style>',
    '<a href="javascript:x">y</a>',
    '<!--',
    '<![CDATA[',
    '<p onclick="x">',
    '</div></article><script>',
    '`<script>`',
    '```<script>\n<script>',
    '    <script>alert(1)</script>',
    '[<script>](https://x.example "<script>")',
    '![<script>](https://x.example/"onerror="x)',
    '[x](https://example.com/"onmouseover="alert(1))',
    '[x](https://example.com "a\\" onclick=\\"x")',
    '``` "onclick="x\ny',
    '<details open ontoggle=alert(1)>',
    '&lt;script&gt;',
    '> <script>',
    '| <script> | a |\n|---|---|\n| <b> | c |',
    '~~~html" onclick="x\n<script>',
    '**<scr**ipt>',
    '<<script>script>alert(1)',
  ])('removes markup of the author: %j', (content) => {
    const html = allHtml(content);
    // What is left without what Markdown may make, with its attributes, must not hold a tag.
    const rest = html.replace(
      /<\/?(p|em|strong|ul|ol|li|blockquote|pre|code|h[3-6]|hr|br|s|table|thead|tbody|tr|th|td|a|img)((?: (?:href|title|rel|src|alt|loading|class|start|style)="[^"<>]*")*)>/g,
      '',
    );
    expect(rest).not.toMatch(/[<>]/);
  });

  it('begins its headings at h3', () => {
    expect(htmlFrom('Hello\n---\n### Small\n###### Smallest')).toBe('<h3>Hello</h3>\n<h3>Small</h3>\n<h6>Smallest</h6>');
  });

  it('breaks lines where the author does', () => {
    expect(htmlFrom('a\nb')).toBe('<p>a<br>\nb</p>');
  });
});

describe('a text of 200,000 characters', () => {
  const of = (part: string) => part.repeat(Math.ceil(200_000 / part.length)).slice(0, 200_000);
  // Each one is known to send one parser or another the square of its length.
  const parts = [
    'word ',
    '[',
    '![',
    '](',
    '[a](',
    '<',
    '`',
    '`a``',
    '*',
    '**a *b ',
    '_a __',
    '> ',
    '- ',
    '1. ',
    '  - a\n',
    '#',
    '# a\n',
    '## a\n',
    '##',
    ' ',
    '\t',
    '\n',
    '&',
    '\\',
    '|',
    '| a |\n|---|\n',
    '~~~\n',
    '```\n',
    '[a]: /b\n',
    '[a][',
    'Step 1: ',
    'Step 1: a\n',
    'Step 1:\nTips:\n- a\n',
    'Tips:\n  a\n',
    '**Step 1: ',
    '## Tools\n- a\n  b\n',
    'a **',
    'a@',
    'https://',
    '<a@b.c>',
    '<!--',
    '![a](/media/x.webp)',
    '"',
    '(',
    '[a](<b',
    '*a_',
  ];

  // A kind of each; npm run test:long has them all.
  it.each(casesOf(parts, ['[', '**a *b ', '`a``', '> ', '  - a\n', 'Step 1: ', '<!--']))(
    'is rendered within the time limit if it consists of %j',
    (part) => {
      expect(draw(of(part)).title).toBe('Fix a tap');
      expect(draw(`Step 1: ${of(part)}`).steps[0]?.number).toBe(1);
    },
  );
});
