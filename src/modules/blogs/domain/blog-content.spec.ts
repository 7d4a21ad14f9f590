import { assembleContent, type BlogContent } from './blog-content.js';
import { listIn, parseContent } from './parse-content.js';

const NOTHING: BlogContent = {
  introduction: '',
  disclaimer: '',
  tools: [],
  parts: [],
  beforeCalling: '',
  steps: [],
  sections: [],
  whenToCall: '',
  conclusion: '',
};

const WHOLE: BlogContent = {
  introduction: 'A drip wastes water.\n\nIt is **easy** to stop.',
  disclaimer: 'For education only.\nAsk when unsure.',
  tools: ['Adjustable wrench', 'Rag'],
  parts: ['O-ring, 12 mm'],
  beforeCalling: '- Take a photo.',
  steps: [
    {
      title: 'Turn off the water',
      text: 'Under the sink.\n\n- left\n- right',
      tips: ['Open the tap to drain it.', 'Mind the floor.'],
      time: '5 minutes',
    },
    { title: 'Look at the O-ring: is it worn?', text: '', tips: [], time: '' },
    { title: '', text: 'Put it back.', tips: [], time: 'Ongoing' },
  ],
  sections: [
    { heading: 'Why taps drip', text: 'Rubber wears out.\n\n### In detail\n\nSlowly.' },
    { heading: 'Costs', text: '' },
  ],
  whenToCall: '* The valve is stuck.',
  conclusion: 'Well done.',
};

describe('the text of an article', () => {
  it('is composed of headings and numbered steps', () => {
    const { introduction, tools, steps } = WHOLE;
    expect(assembleContent({ ...NOTHING, introduction, tools, steps: steps.slice(0, 2) })).toBe(
      `A drip wastes water.

It is **easy** to stop.

## Tools

- Adjustable wrench
- Rag

## Steps

Step 1: Turn off the water

Time: 5 minutes

Under the sink.

- left
- right

Tips:
- Open the tap to drain it.
- Mind the floor.

Step 2: Look at the O-ring: is it worn?`,
    );
  });

  it.each<[string, BlogContent]>([
    ['whole', WHOLE],
    ['empty', NOTHING],
    ['of steps alone', { ...NOTHING, steps: [{ title: 'Stop', text: '', tips: ['At once.'], time: '' }] }],
    [
      'with tips that look like entries',
      { ...NOTHING, steps: [{ title: 'a', text: 'b', tips: ['- c', '1. d', '## e', 'Step 9: f'], time: '' }] },
    ],
    ['with a list that goes on', { ...NOTHING, whenToCall: '1. Gas\n   smells.\n2. Water', tools: ['Step 1: no step'] }],
    ['with a title set in bold', { ...NOTHING, steps: [{ title: '**Stop** here', text: '', tips: [], time: '' }] }],
  ])('is parsed to the same fields: %s', (_which, content) => {
    expect(parseContent(assembleContent(content))).toEqual(content);
  });

  it('keeps lines that only look like headings or steps inside their field', () => {
    const tricky = 'One.\n## Tools\n# Big\nStep 4: not one\n### Step 5 – nor this\n**Step 6: nor that**';
    const fields: BlogContent = {
      ...WHOLE,
      introduction: `# First\n${tricky}`,
      steps: [{ title: 'a', text: tricky, tips: [], time: '' }],
      conclusion: tricky,
      sections: [{ heading: 'Step 1: x', text: tricky }],
    };
    const content = assembleContent(fields);
    const parsed = parseContent(content);
    expect(parsed.steps).toHaveLength(1);
    expect(parsed.sections).toHaveLength(1);
    expect(parsed.tools).toEqual(WHOLE.tools);
    expect(parsed.conclusion).toBe('One.\n### Tools\n### Big\nStep 4\\: not one\n### Step 5 \\- nor this\n**Step 6\\: nor that**');
    expect(assembleContent(parsed)).toBe(content);
  });

  it('leaves out empty entries, and joins lines within an entry', () => {
    const content = assembleContent({
      ...NOTHING,
      tools: [' ', 'a\n b'],
      steps: [
        { title: ' ', text: '', tips: [''], time: '' },
        { title: 'x', text: '', tips: [], time: '' },
      ],
      sections: [{ heading: '', text: 'Bare.' }],
    });
    expect(parseContent(content)).toEqual({
      ...NOTHING,
      introduction: 'Bare.',
      tools: ['a b'],
      steps: [{ title: 'x', text: '', tips: [], time: '' }],
    });
  });
});

describe('a text written by hand', () => {
  it('may have none of the known headings', () => {
    expect(parseContent('Just words.\r\nAnd more.')).toEqual({ ...NOTHING, introduction: 'Just words.\nAnd more.' });
    expect(parseContent('## One\nx\n## Two ##\ny').sections).toEqual([
      { heading: 'One', text: 'x' },
      { heading: 'Two', text: 'y' },
    ]);
    expect(parseContent('')).toEqual(NOTHING);
  });

  it.each<[string, keyof BlogContent]>([
    ['## DISCLAIMER', 'disclaimer'],
    ['##Safety Disclaimer:', 'disclaimer'],
    ['# **Tools Needed**', 'tools'],
    ['## Tools and Materials', 'tools'],
    ["## Tools you'll need", 'tools'],
    ['## Parts/Materials', 'parts'],
    ['## Parts & Supplies', 'parts'],
    ['## Materials', 'parts'],
    ['## Before you call a plumber', 'beforeCalling'],
    ['## Before Calling', 'beforeCalling'],
    ['## When to Call an Electrician', 'whenToCall'],
    ['## When should you call?', 'whenToCall'],
    ['##   conclusion  ##', 'conclusion'],
  ])('recognises with %s that %s follows', (heading, field) => {
    const parsed = parseContent(`Hello.\n\n${heading}\n\nwords`);
    expect(parsed).toEqual({ ...NOTHING, introduction: 'Hello.', [field]: ['tools', 'parts'].includes(field) ? ['words'] : 'words' });
  });

  it.each([
    'Step 1: Water off',
    '## Step 1: Water off ##',
    '### step 7 - Water off',
    '**Step 1: Water off**',
    '**Step 1:** Water off',
    'STEP 01. Water off',
    '### **Step 1: Water off**',
  ])('may have a step as %s', (line) => {
    expect(parseContent(`Hello.\n${line}\nUnder the sink.\n## Conclusion\nDone.\nStep 9: of another text`)).toEqual({
      ...NOTHING,
      introduction: 'Hello.',
      steps: [{ title: 'Water off', text: 'Under the sink.', tips: [], time: '' }],
      conclusion: 'Done.\nStep 9: of another text',
    });
  });

  it('may have tips and times in several forms', () => {
    const parsed = parseContent(
      'Step 1: a\n**Estimated time:** 10 min\nText.\n**Pro tip:** one\n- Tip: two\n### Tips\n- three\n  goes on\n\n* four\nMore text.\nTime: of your life',
    );
    expect(parsed.steps).toEqual([
      { title: 'a', text: 'Text.\nMore text.\nTime: of your life', tips: ['one', 'two', 'three goes on', 'four'], time: '10 min' },
    ]);
  });

  it('may have tools in any list form', () => {
    expect(parseContent('## Tools\n1. Wrench\n2) Rag\n• Bucket\n* Torch\n  with batteries\nGloves').tools).toEqual([
      'Wrench',
      'Rag',
      'Bucket',
      'Torch with batteries',
      'Gloves',
    ]);
  });

  it('keeps text before the first step, and entries that are not steps', () => {
    expect(parseContent('Hello.\n## Steps\nRead all first.\nStep 1: a')).toMatchObject({
      introduction: 'Hello.\n\nRead all first.',
      steps: [{ title: 'a' }],
      sections: [],
    });
    expect(parseContent('## Steps\n1. Do it.')).toMatchObject({ steps: [], sections: [{ heading: 'Steps', text: '1. Do it.' }] });
  });

  it('may begin with its title', () => {
    expect(parseContent('\n# Fix a tap\nHello.\n# Then\nx')).toEqual({
      ...NOTHING,
      introduction: 'Hello.',
      sections: [{ heading: 'Then', text: 'x' }],
    });
  });

  it('may go on with steps at once', () => {
    expect(parseContent('## Tools\n- Wrench\n\nStep 1: a\nStep 2: b')).toMatchObject({
      tools: ['Wrench'],
      steps: [{ title: 'a' }, { title: 'b' }],
    });
  });

  it('joins two parts of the same kind', () => {
    expect(parseContent('## Disclaimer\na\n## Disclaimer\nb').disclaimer).toBe('a\n\nb');
  });

  it('of any shape is stable after it was composed once', () => {
    for (const text of [
      '## Steps',
      '##',
      '# ',
      'Step 1:',
      '## Steps\nx\n## Steps\nStep 1: a\n## Steps\ny',
      '## Tools\n-\n- \n##x',
      'Tips:\n- a',
      '\u0000## a',
      '## **',
      '## Step 1:\n## Step 1:',
    ]) {
      const once = assembleContent(parseContent(text));
      expect(assembleContent(parseContent(once))).toBe(once);
    }
  });
});

describe('a list', () => {
  it('consists of its entries only', () => {
    expect(listIn('- a\n\n- b\n  c')).toEqual(['a', 'b c']);
    expect(listIn('Call when:\n- a')).toBeUndefined();
    expect(listIn('')).toBeUndefined();
  });
});
