import MarkdownIt, { type Token } from 'markdown-it';
import { type MarkdownSerializerState, MarkdownParser, MarkdownSerializer } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { type Dialect, isLink } from './dialect.js';
import { RICH } from './rich-schema.js';

/** Converts between Markdown and documents of the editor. */
export interface MarkdownText {
  read: (text: string) => Node;
  /** Unchanged blocks are written exactly as they were read. */
  write: (document: Node) => string;
}

/** The source of a block, with the text before it and, at the end of the document, after it. */
interface SourceBlock {
  text: string;
  before: string;
  after: string;
  previous: Node | undefined;
  isLast: boolean;
}

/** Separator of blocks that were not adjacent in the source. */
const GAP = '\n\n';
const READ = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }: { tag: string }) => ({ level: Number(tag.slice(1)) }) },
  bullet_list: {
    block: 'bullet_list',
    getAttrs: (_list: unknown, tokens: unknown[], at: number) => ({ tight: isTight(tokens as Token[], at) }),
  },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (list: { attrGet: (name: string) => string | null }, tokens: unknown[], at: number) => ({
      tight: isTight(tokens as Token[], at),
      order: Number(list.attrGet('start') ?? 1),
    }),
  },
  list_item: { block: 'list_item' },
  blockquote: { block: 'blockquote' },
  picture: { node: 'picture', getAttrs: ({ meta }: { meta: object }) => ({ ...meta }) },
  hardbreak: { node: 'hard_break' },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  link: {
    mark: 'link',
    getAttrs: (link: { attrGet: (name: string) => string | null }) => ({
      href: link.attrGet('href'),
      title: link.attrGet('title') || null,
    }),
  },
  code_inline: { mark: 'code', noCloseToken: true },
} as const;

export function markdownText(dialect: Dialect): MarkdownText {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: dialect.breaks });
  markdown.set({ maxNesting: 20 });
  markdown.validateLink = isLink;
  if (!dialect.pictures) markdown.disable('image');
  // Convert a paragraph with only a picture to a picture block before the parser, which handles only the content of blocks.
  const tokenizer = { parse: (text: string) => withPictures(markdown.parse(text, {})) };
  const parser = new MarkdownParser(RICH, tokenizer, {
    ...READ,
    ...(dialect.breaks ? { softbreak: { node: 'hard_break' } } : {}),
  });
  const [plain, careful] = [serializer(dialect), serializer(dialect, /(?<!\\)[!"#$%&'()+,\-./:;<=>?@^{|}]/g)];
  const kept = new WeakMap<Node, SourceBlock>();
  const written = new WeakMap<Node, string>();

  /** Parses the blocks of a text; `undefined` when it has Markdown that the editor cannot show as rich text. */
  const blocksOf = (text: string): Node | undefined => {
    try {
      return parser.parse(text);
    } catch {
      return undefined;
    }
  };
  const source = (text: string) => RICH.node('source', null, text === '' ? [] : [RICH.text(text)]);
  /** The text of a block; `isFaithful`: it would be parsed as the same block again (round trip). */
  const write = (node: Node): { text: string; isFaithful: boolean } => {
    const document = RICH.node('doc', null, [node]);
    const text = plain.serialize(document);
    if (node.type.name === 'source' || blocksOf(text)?.eq(document)) return { text, isFaithful: true };
    const escaped = careful.serialize(document);
    return blocksOf(escaped)?.eq(document) ? { text: escaped, isFaithful: true } : { text, isFaithful: false };
  };
  const writeBlock = (node: Node): string => {
    const text = kept.get(node)?.text ?? written.get(node) ?? write(node).text;
    written.set(node, text);
    return text;
  };

  return {
    read(text) {
      const pieces = cut(text, markdown.parse(text, {}));
      const nodes: Node[] = [];
      let end = 0;
      for (const [index, { from, to }] of pieces.entries()) {
        const piece = text.slice(from, to);
        const found = blocksOf(piece);
        const one = found?.childCount === 1 && !isEmptyParagraph(found.firstChild!) ? found.firstChild! : undefined;
        const node = one && write(one).isFaithful ? one : source(piece);
        const isLast = index === pieces.length - 1;
        kept.set(node, { text: piece, before: text.slice(end, from), after: isLast ? text.slice(to) : '', previous: nodes.at(-1), isLast });
        nodes.push(node);
        end = to;
      }
      return RICH.node('doc', null, nodes.length > 0 ? nodes : [RICH.node('paragraph')]);
    },
    write(document) {
      let text = '';
      let previous: Node | undefined;
      document.forEach((node) => {
        const written = writeBlock(node);
        if (written === '') return;
        const known = kept.get(node);
        const gap = known && known.previous === previous ? known.before : previous ? GAP : '';
        text += gap + written;
        previous = node;
      });
      const last = previous && kept.get(previous);
      return last?.isLast ? text + last.after : text;
    },
  };
}

/** Source without visible output, such as a link reference definition, is parsed as an empty paragraph. */
const isEmptyParagraph = ({ type, content }: Node) => type.name === 'paragraph' && content.size === 0;

/** Converts a paragraph with only a picture to a picture block, with its title as caption. */
function withPictures(tokens: Token[]): Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [open, inline] = [tokens[at]!, tokens[at + 1]];
    const image = open.type === 'paragraph_open' && inline?.children?.length === 1 ? inline.children[0]! : undefined;
    if (image?.type !== 'image') made.push(open);
    else {
      const picture = Object.assign(Object.create(Object.getPrototypeOf(open) as object) as Token, open, {
        type: 'picture',
        tag: '',
        nesting: 0,
      });
      picture.meta = {
        src: String(image.attrGet('src')),
        alt: (image.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join(''),
        caption: image.attrGet('title') ?? '',
      };
      made.push(picture);
      at += 2;
    }
  }
  return made;
}

/** The positions of the blocks in a text. Source outside of blocks, such as a link reference definition, counts as a block. */
function cut(text: string, tokens: Token[]): { from: number; to: number }[] {
  const lines = [...text.matchAll(/[^\r\n]*(?:\r\n?|\n|$)/g)].map(({ 0: line, index }) => ({ line, index }));
  const starts = [...lines.map(({ index }) => index), text.length];
  const isBlank = (line: number) => lines[line]!.line.trim() === '';
  const pieces: { from: number; to: number }[] = [];
  const add = (first: number, end: number) => {
    let [from, to] = [first, end];
    while (from < to && isBlank(from)) from += 1;
    while (to > from && isBlank(to - 1)) to -= 1;
    if (from < to) pieces.push({ from: starts[from]!, to: starts[to - 1]! + lines[to - 1]!.line.replace(/[\r\n]+$/, '').length });
  };
  let line = 0;
  for (const { level, nesting, map } of tokens) {
    if (level !== 0 || nesting < 0 || !map) continue;
    add(line, map[0]);
    add(map[0], map[1]);
    line = map[1];
  }
  add(line, lines.length);
  return pieces;
}

function isTight(tokens: Token[], list: number): boolean {
  const { level } = tokens[list]!;
  for (let at = list + 1; at < tokens.length && tokens[at]!.level > level; at += 1)
    if (tokens[at]!.type === 'paragraph_open' && tokens[at]!.level === level + 2 && !tokens[at]!.hidden) return false;
  return true;
}

function serializer({ breaks }: Dialect, escapeExtraCharacters?: RegExp): MarkdownSerializer {
  return new MarkdownSerializer(
    {
      blockquote: (state, node) => state.wrapBlock('> ', null, node, () => state.renderContent(node)),
      heading(state, node) {
        state.write(`${'#'.repeat(node.attrs['level'] as number)} `);
        state.renderInline(node, false);
        state.closeBlock(node);
      },
      bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
      ordered_list(state, node) {
        const start = node.attrs['order'] as number;
        const widest = String(start + node.childCount - 1).length;
        state.renderList(node, ' '.repeat(widest + 2), (index) => `${String(start + index)}. `.padEnd(widest + 2));
      },
      list_item: (state, node) => state.renderContent(node),
      paragraph(state, node) {
        state.renderInline(node);
        state.closeBlock(node);
      },
      picture(state, node) {
        const { src, alt, caption } = node.attrs;
        const title = caption ? ` "${String(caption).replace(/["\\]/g, '\\$&')}"` : '';
        state.write(`![${state.esc(String(alt))}](${String(src).replace(/[()]/g, '\\$&')}${title})`);
        state.closeBlock(node);
      },
      source(state, node) {
        state.text(node.textContent, false);
        state.closeBlock(node);
      },
      hard_break(state, node, parent, index) {
        // Omit a line break at the end of a paragraph, where Markdown ignores it.
        for (let next = index + 1; next < parent.childCount; next += 1) {
          if (parent.child(next).type !== node.type) return state.write(breaks ? '\n' : '\\\n');
        }
      },
      text(state, node) {
        const inner = state as MarkdownSerializerState & { out: string; atBlockStart: boolean; inAutolink?: boolean };
        if (inner.out.endsWith('\n')) inner.atBlockStart = true;
        state.text(node.text!, !inner.inAutolink);
      },
    },
    {
      em: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
      strong: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
      link: {
        open: '[',
        close(_state, { attrs: { href, title } }) {
          const words = title ? ` "${String(title).replace(/["\\]/g, '\\$&')}"` : '';
          return `](${String(href).replace(/[()]/g, '\\$&')}${words})`;
        },
        mixable: true,
      },
      code: {
        open: (_state, _mark, parent, index) => ticks(parent.child(index), 'before'),
        close: (_state, _mark, parent, index) => ticks(parent.child(index - 1), 'after'),
        escape: false,
      },
    },
    escapeExtraCharacters ? { escapeExtraCharacters } : {},
  );
}

/** A delimiter with more backticks than any run within the code. */
function ticks(node: Node, side: 'before' | 'after'): string {
  const longest = Math.max(0, ...[...(node.text ?? '').matchAll(/`+/g)].map(([run]) => run.length));
  const run = '`'.repeat(longest + 1);
  if (longest === 0) return run;
  return side === 'before' ? `${run} ` : ` ${run}`;
}
