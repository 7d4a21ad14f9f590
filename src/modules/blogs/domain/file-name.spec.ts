import { fileNameFor, uniqueFileName } from './file-name.js';
import { isFileName } from './is-file-name.js';

describe('the address of an article', () => {
  it.each([
    ['Fix a dripping tap', 'fix-a-dripping-tap'],
    ['  Évier & robinet: où?  ', 'evier-and-robinet-ou'],
    ['🔧🚰🛠️', 'article'],
    ['水道管', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['A/C? 100%', 'a-c-100'],
    ['_under_score_', 'under-score'],
    ['.', 'article'],
  ])('comes from its topic: %j', (topic, name) => {
    expect(fileNameFor(topic)).toBe(name);
  });

  it.each([
    'word '.repeat(100),
    'x'.repeat(300),
    `${'x'.repeat(79)} yz`,
    `${'x'.repeat(80)} yz`,
    `${'x'.repeat(81)} yz`,
    'É'.repeat(300),
    'ß '.repeat(150),
  ])('is short and valid for a long topic: %#', (topic) => {
    const name = fileNameFor(topic);
    expect(isFileName(name)).toBe(true);
    expect(name.length).toBeGreaterThan(70);
  });

  it('ends with a whole word', () => {
    expect(fileNameFor(`${'word '.repeat(15)}another`)).toBe('word-'.repeat(15).slice(0, -1));
    expect(fileNameFor(`${'x'.repeat(80)} yz`)).toBe('x'.repeat(80));
  });

  it.each(['Tap', 'tap-', '-tap', 'a--b', 'tap.html', 'a/b', '', 'täp', 'tap\n', 'x'.repeat(81)])('is never %j', (name) => {
    expect(isFileName(name)).toBe(false);
  });

  it('gets a number if it is taken', () => {
    const taken = new Set(['tap', 'tap-2', 'tap-4']);
    expect(uniqueFileName('tap', (name) => taken.has(name))).toBe('tap-3');
    expect(uniqueFileName('sink', (name) => taken.has(name))).toBe('sink');
  });
});
