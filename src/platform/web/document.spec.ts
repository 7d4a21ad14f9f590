import { documentBytes, documentOf } from './document.js';
import type { RenderedPage } from './page-contract.js';

const PAGE: RenderedPage = {
  status: 200,
  head: '<title>Bob’s</title>',
  rootStyle: '--brand:#123456',
  body: '<h1>Élan 🔧</h1>',
  state: '{"a":"’"}',
  modules: [],
};
const FILES = { css: 'b{content:"→"}', script: '/s.js', preloads: ['/p.js'], fonts: ['/f.woff2'], icon: '/i.svg', nonce: 'n' };

it('a very large document is complete', () => {
  const large = { ...PAGE, body: '’'.repeat(200_000) };
  expect(documentBytes(large, FILES)).toEqual(Buffer.from(documentOf(large, FILES)));
});

it.each([
  ['with all that it can have', FILES],
  ['without styles and a script', { ...FILES, css: '', script: '', preloads: [], fonts: [] }],
])('a document %s has the bytes of its text', (_what, files) => {
  const text = documentOf(PAGE, files);
  expect(documentBytes(PAGE, files).toString()).toBe(text);
  expect(text).toMatch(
    /<div id="root"><h1>Élan 🔧<\/h1><\/div><script type="application\/json" id="state">{"a":"’"}<\/script><\/body><\/html>$/,
  );
  expect(text.includes('<style nonce="n">b{content:"→"}</style>')).toBe(files.css !== '');
});

it('marks inlined style files as loaded, so that the script does not request them again', () => {
  const named = '<link rel="stylesheet" href="/page.css" disabled>';
  expect(documentOf(PAGE, { ...FILES, inlined: ['/page.css'] })).toContain(named);
  expect(documentOf(PAGE, { ...FILES, inlined: ['/page.css'], script: '' })).not.toContain(named);
});
