import { Schema } from 'prosemirror-model';
import { isLink, isPictureAddress } from './dialect.js';

/**
 * The schema of content that can be edited as rich text. Other Markdown (tables, code blocks, rules) is in a `source` block, whose text is
 * shown, edited and stored unchanged.
 *
 * `parseDOM` also decides what is kept of pasted content: elements without a rule are removed, and their text stays.
 */
export const RICH = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 3 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: (node) => [`h${node.attrs['level'] as number}`, 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { tight: { default: true }, order: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: Math.max(0, Number(list.getAttribute('start') ?? 1)) || 1 }) }],
      toDOM: (node) => ['ol', node.attrs['order'] === 1 ? {} : { start: node.attrs['order'] as number }, 0],
    },
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    blockquote: { group: 'block', content: 'block+', defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] },
    picture: {
      group: 'block',
      attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
      draggable: true,
      parseDOM: [
        { tag: 'figure', priority: 60, getAttrs: (figure) => pictureIn(figure.querySelector('img'), figure.querySelector('figcaption')) },
        { tag: 'img[src]', getAttrs: (image) => pictureIn(image, null) },
      ],
      toDOM: ({ attrs: { src, alt, caption } }: { attrs: Record<string, string> }) => [
        'figure',
        ['img', { src, alt }],
        ['figcaption', caption ?? ''],
      ],
    },
    source: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { class: 'rich-source' }, 0],
    },
    text: { group: 'inline' },
    hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? '';
            return isLink(href) && { href, title: link.getAttribute('title') };
          },
        },
      ],
      toDOM: ({ attrs: { href, title } }: { attrs: Record<string, string> }) => ['a', { href, title }, 0],
    },
    em: {
      parseDOM: [
        { tag: 'i' },
        { tag: 'em' },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'em' },
      ],
      toDOM: () => ['em', 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps copied content into a <b> of normal weight.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]\d{2})$/.test(weight) && null },
        { style: 'font-weight=normal', clearMark: (mark) => mark.type.name === 'strong' },
        { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'strong' },
      ],
      toDOM: () => ['strong', 0],
    },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

function pictureIn(image: Element | null, caption: Element | null) {
  const src = image?.getAttribute('src') ?? '';
  return isPictureAddress(src) && { src, alt: image?.getAttribute('alt') ?? '', caption: caption?.textContent?.trim() ?? '' };
}
