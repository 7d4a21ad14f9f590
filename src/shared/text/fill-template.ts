export type TemplateWords = Readonly<Record<string, string | number | null | undefined>>;

const OPTIONAL = /\[([^[\]]*\{[^[\]]*)\]/g;
const WORD = /\{(\w+)\}/g;

/**
 * Replaces the placeholders of a template. A part in square brackets is left out where one of its words is empty or unknown; outside of
 * brackets an empty word becomes an empty string. Inserted words are not parsed for placeholders.
 */
export function fillTemplate(template: string, words: TemplateWords): string {
  const wordOf = (name: string) => (Object.hasOwn(words, name) ? String(words[name] ?? '') : '');
  const fill = (text: string) => text.replace(WORD, (_whole, name: string) => wordOf(name));
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: inner = '', index } of template.matchAll(OPTIONAL)) {
    const isKnown = [...inner.matchAll(WORD)].every(([, name]) => wordOf(name!) !== '');
    parts.push(fill(template.slice(end, index)), isKnown ? fill(inner) : '');
    end = index + whole.length;
  }
  parts.push(fill(template.slice(end)));
  return parts.join('');
}

/** The problem of a template's brackets, as the end of a sentence that begins with "This". */
export function bracketProblem(template: string): string | undefined {
  let open = false;
  for (const [sign] of template.matchAll(/[[\]]/g)) {
    if ((sign === '[') === open) return 'has a square bracket without its partner; write [, page {page}] around what may be left out';
    open = !open;
  }
  return open ? 'has a square bracket without its partner; write [, page {page}] around what may be left out' : undefined;
}
