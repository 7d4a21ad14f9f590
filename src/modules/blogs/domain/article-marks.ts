import MarkdownIt, { type StateBlock } from 'markdown-it';

interface LinePosition {
  /** Number of the line in the text, counted from 0. */
  line: number;
  /** 1 or 2 where the line is a heading that begins a part; else 0. */
  level: number;
}

export interface HeadingMark extends LinePosition {
  kind: 'heading';
  text: string;
}

export interface StepMark extends LinePosition {
  kind: 'step';
  /** The line up to the separator after the step's number: "**Step 1". */
  begin: string;
  separator: string;
  /** The rest of the line, as it was typed. */
  title: string;
}

/** A line that begins a part of an article. */
export type Mark = HeadingMark | StepMark;

/**
 * The line up to the separator, and the separator. The rest of the line is not matched: on a long one the pattern would backtrack from
 * every position.
 */
const STEP = /^( {0,3}(?:#{1,6}[ \t]*)?(?:\*\*|__)?step[ \t]{1,9}\d{1,4}[ \t]{0,9})([:.)–—-])/i;
/** A heading without the space after its number signs. */
const TIGHT_HEADING = /^ {0,3}##(?![# \t])/;
/** Number signs without text begin no part. */
const NO_HEADING = /^[ \t#]*$/;

/*
 * Only what begins a part of an article is a block here: headings, and steps that are written as a line. Lists, quotations and code count
 * as paragraphs, so a heading begins a part wherever it is; the text between is rendered by full Markdown afterwards.
 */
const markdown = new MarkdownIt('zero').enable('heading');
markdown.core.ruler.enableOnly(['normalize', 'block']);
markdown.block.ruler.before('heading', 'tight_heading', tightHeading, { alt: ['paragraph'] });
markdown.block.ruler.before('tight_heading', 'step', step, { alt: ['paragraph'] });

export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** The lines that begin parts of an article, in order. */
export function marksIn(text: string): Mark[] {
  return markdown.parse(text, {}).flatMap((token, index, tokens): Mark[] => {
    const line = token.map?.[0] ?? 0;
    const level = levelOf(token.tag);
    if (token.type === 'step') return [{ kind: 'step', line, level, begin: token.markup, separator: token.info, title: token.content }];
    const heading = token.type === 'heading_open' && level > 0 ? tokens[index + 1]!.content : '';
    return NO_HEADING.test(heading) ? [] : [{ kind: 'heading', line, level, text: heading.trim() }];
  });
}

function levelOf(tag: string): number {
  return tag === 'h1' ? 1 : tag === 'h2' ? 2 : 0;
}

function tightHeading(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const found = TIGHT_HEADING.exec(lineOf(state, line));
  if (!found) return false;
  if (silent) return true;
  state.line = line + 1;
  const map: [number, number] = [line, state.line];
  state.push('heading_open', 'h2', 1).map = map;
  Object.assign(state.push('inline', '', 0), { map, content: withoutClosing(lineOf(state, line).slice(found[0].length)), children: [] });
  state.push('heading_close', 'h2', -1);
  return true;
}

function step(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const text = lineOf(state, line);
  const [all, begin, separator] = STEP.exec(text) ?? [];
  if (all === undefined) return false;
  if (silent) return true;
  state.line = line + 1;
  const [, signs = '', space] = /^ *(#*)([ \t]?)/.exec(text)!;
  Object.assign(state.push('step', space || signs.length === 2 ? `h${signs.length}` : '', 0), {
    map: [line, state.line],
    markup: begin,
    info: separator,
    content: text.slice(all.length),
  });
  return true;
}

const lineOf = (state: StateBlock, line: number) => state.src.slice(state.bMarks[line], state.eMarks[line]);

/** Removes the number signs that may close a heading. */
export function withoutClosing(heading: string): string {
  const text = heading.trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(text[end - 1]!) ? text.slice(0, end).trim() : text;
}
