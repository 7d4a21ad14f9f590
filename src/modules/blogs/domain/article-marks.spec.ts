import { marksIn } from './article-marks.js';

describe('an article is split', () => {
  it('at its two largest heading levels and at its steps, each with its line', () => {
    expect(marksIn('Hello.\r\n# One\r\n##Two ##\n### Three\n\n- a\n## Four\n**Step 2:** Turn it')).toEqual([
      { kind: 'heading', line: 1, level: 1, text: 'One' },
      { kind: 'heading', line: 2, level: 2, text: 'Two' },
      { kind: 'heading', line: 6, level: 2, text: 'Four' },
      { kind: 'step', line: 7, level: 0, begin: '**Step 2', separator: ':', title: '** Turn it' },
    ]);
  });

  it('at a step that is a heading of any level', () => {
    expect(marksIn('## Step 1: a ##\n### Step 2 - b')).toEqual([
      { kind: 'step', line: 0, level: 2, begin: '## Step 1', separator: ':', title: ' a ##' },
      { kind: 'step', line: 1, level: 0, begin: '### Step 2 ', separator: '-', title: ' b' },
    ]);
  });

  it.each(['##', '# ', '## ##', '#One', '    ## Code', '#######', 'Hello\n---', 'First step 1: a', 'Step 12345: a'])(
    'not at %j',
    (text, ..._rest: unknown[]) => expect(marksIn(text)).toEqual([]),
  );
});
