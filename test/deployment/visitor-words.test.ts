import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Sentences in the code of public pages that are no text of the site, with the reason. */
const OTHERS: [RegExp, string][] = [
  [/^(open now|at any hour)$/, 'words of a search, which understands these'],
  [/^New (message|business)|^Business listing renewal$/, 'subjects of mail to the operator'],
  [/^(A field stands|The server answered|no clipboard)/, 'for developers'],
  [/^is (missing|not right)$/, 'of a field that has no words of its own, which no form has'],
  [/^The back office of/, 'of the back office'],
  [/GeoNames|^Google Maps$|^Apple Maps$/, 'names and credit lines of others'],
  [/^</, 'a drawing'],
  [/^(\(prefers-|title, meta|noindex, |field form-field|Referral tracking:)/, 'for the browser and its console'],
  [/^hvac technician$/, 'a name of the specification'],
  [/^\{\} (in|and) \{\}$|\.webp|^\{\} km \{\} of/, 'joined of parts: lists of names, addresses of pictures'],
  [/^in the middle of/, 'for the pin of the back office'],
  [/^(noopener noreferrer|xMidYMid slice)$/, 'for the browser'],
  [/^HVAC Technician$|Electrician,|^(Richmond Hill|Niagara Falls|Leaking tap|Furnace repair)$/, 'data of the specification'],
];
/** Read as names, addresses or code. */
const NO_TEXT = /^(className|key|role|type|name|to|href|rel|path|d|viewBox|autoComplete|sizes|style|transform|font-family)$/;
const SENTENCE = /[a-z’]{2,}[.,:]? [A-Za-z]|[a-z] \{\}/;

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'frontend/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|\/(admin|styleguide)\/|entry-admin/.test(path));

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}');
  return undefined;
}

/** What visitors would read of it: all between tags that has letters, and every other text that is a sentence. */
function sentencesIn(path: string, source = readFileSync(path, 'utf8')): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && NO_TEXT.test(node.name.getText())) return;
    const text = textOf(node);
    if (text && (ts.isJsxText(node) ? /[A-Za-z]{2}/ : SENTENCE).test(text) && !OTHERS.some(([known]) => known.test(text)))
      found.push(`${path}: ${text.replace(/\s+/g, ' ')}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('public pages have no sentences in their code: all that visitors read can be edited', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap((path) => sentencesIn(path))).toEqual([]);
});

it('the rule finds text between tags, in attributes and in templates', () => {
  const source = '<p title="Said here" className="a card">Hello{`${count} of these`}<b>{text}</b></p>';
  expect(sentencesIn('a.tsx', source)).toEqual(['a.tsx: Said here', 'a.tsx: Hello', 'a.tsx: {} of these']);
});
