import MarkdownIt, { type Token } from 'markdown-it';

/** Deeper than any article; deeper nested content stays text. */
const MAX_NESTING = 20;
const SMALLEST_HEADING = 3;
const SCHEMES = /^(https?|mailto|tel):/i;
const OWN_PICTURE = /^\/media\/[\w-]+(?:\.[\w-]+)*$/;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true });
markdown.set({ maxNesting: MAX_NESTING });

// Called for links and pictures alike; a refused address stays in the text as it was typed.
markdown.validateLink = (address) => SCHEMES.test(address) || /^\/(?![/\\])/.test(address) || address.startsWith('#');

markdown.renderer.rules['heading_open'] = markdown.renderer.rules['heading_close'] = (tokens, index, options, _environment, self) => {
  const token = tokens[index]!;
  // The page itself has the two largest headings.
  token.tag = `h${Math.max(SMALLEST_HEADING, Number(token.tag.slice(1)))}`;
  return self.renderToken(tokens, index, options);
};

markdown.renderer.rules['link_open'] = (tokens, index, options, _environment, self) => {
  const token = tokens[index]!;
  if (/^https?:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener nofollow');
  return self.renderToken(tokens, index, options);
};

const image = markdown.renderer.rules['image']!;
markdown.renderer.rules['image'] = (tokens, index, options, environment, self) => {
  const token = tokens[index]!;
  if (!isPicture(String(token.attrGet('src')))) return markdown.utils.escapeHtml(token.content);
  token.attrSet('loading', 'lazy');
  const { caption } = (token.meta ?? {}) as { caption?: string };
  const drawn = image(tokens, index, options, environment, self);
  return caption ? `${drawn}<figcaption>${markdown.utils.escapeHtml(caption)}</figcaption>` : drawn;
};

/** A paragraph with only a picture that has a title becomes a figure: the title is its caption. */
markdown.core.ruler.push('figures', ({ tokens }) => {
  for (const [index, { children }] of tokens.entries()) {
    const [picture, more] = children ?? [];
    const caption = picture?.type === 'image' && !more && isPicture(String(picture.attrGet('src'))) && picture.attrGet('title');
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (!caption || before?.type !== 'paragraph_open' || after?.type !== 'paragraph_close') continue;
    picture.meta = { caption };
    picture.attrs = picture.attrs!.filter(([name]) => name !== 'title');
    // In a list without empty lines, paragraphs have no element of their own.
    for (const around of [before, after]) Object.assign(around, { tag: 'figure', hidden: false });
  }
});

/** Whether an article may show the picture at this address: one that was uploaded here, or one elsewhere over https. */
export function isPicture(address: string): boolean {
  return OWN_PICTURE.test(address) || (/^https:\/\//i.test(address) && URL.canParse(address));
}

/**
 * Markdown as HTML that may be put into a page as it is: without HTML of the author, and with links to http, https, mailto, tel and this
 * site only.
 */
export function htmlOf(text: string): string {
  return text === '' ? '' : markdown.render(text).trim();
}

/** One line of Markdown as plain text. */
export function plainLine(text: string): string {
  return plainIn(markdown.parseInline(text, {}));
}

/** The beginning of a Markdown text as plain text on one line, cut between words. */
export function plainBeginning(text: string, most: number): string {
  // Removing Markdown only shortens a text, so it is cut to a bounded length first.
  const plain = plainIn(markdown.parse(text.slice(0, most * 10), {}));
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most).toWellFormed();
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined).replace(/[\s.,;:]+$/, '')} …`;
}

function plainIn(tokens: Token[]): string {
  const words: string[] = [];
  const visit = (token: Token): void => {
    if (token.type === 'softbreak' || token.type === 'hardbreak' || token.block) words.push(' ');
    if (token.children && token.type !== 'image') token.children.forEach(visit);
    else if (['text', 'text_special', 'code_inline', 'image', 'fence', 'code_block'].includes(token.type)) words.push(token.content);
  };
  tokens.forEach(visit);
  return words.join('').replace(/\s+/g, ' ').trim();
}
