import type { FieldError } from '../../../../shared/domain-error.js';
import { cleanLine, cleanText, isDecodable } from '../../../../shared/text/text.js';
import { linkedParts, type TextLink } from '../../../../shared/text/text-links.js';
import { bracketProblem } from '../../../../shared/text/fill-template.js';
import { headingProblem } from './headings.js';
import { type PlainFacts, type RowsFacts, SITE_WORDS, type TextColumn, type TextFacts, type TextValue } from './text-facts.js';

const PLACEHOLDER = /\{([^{}\s#][^{}]{0,40})\}/g;
/** Text that browsers would read as an element, for example where a web page was pasted. */
const MARKUP = /<\/?[a-z][^>]{0,200}>|<!--/i;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ADDRESS_MESSAGE = 'must be a page of this site such as /about, or an address that begins with https://';
const SOURCE_MESSAGE = 'must be the address of a page that begins with https:// or http://';
const BASE = 'https://a.invalid';

/** A value that can be stored, or what is wrong with it: each fault with its field, as the editor names it. */
export function checkedText(facts: TextFacts, field: string, given: unknown): { value: TextValue } | { errors: FieldError[] } {
  return facts.kind === 'rows' ? checkedRows(facts, field, given) : checkedPlain(facts, field, given);
}

function checkedPlain(facts: PlainFacts, field: string, given: unknown): { value: string } | { errors: FieldError[] } {
  const { value, problem } = textOf(given, facts.kind === 'line', facts.most);
  if (problem !== undefined) return failed(field, problem);
  if (value === '' && !facts.mayBeEmpty) return failed(field, 'must not be empty; to have the built-in text, choose “Back to the default”');
  const wrong =
    markupIn(value) ??
    placeholderIn(value, facts.placeholders) ??
    (facts.kind === 'markdown' ? headingProblem(value) : undefined) ??
    (facts.links ? linkProblem(value) : undefined) ??
    (facts.head || facts.examples ? bracketProblem(value) : undefined) ??
    neededMissing(value, facts.needed);
  return wrong === undefined ? { value } : failed(field, wrong);
}

function checkedRows(facts: RowsFacts, field: string, given: unknown): { value: TextValue } | { errors: FieldError[] } {
  const { columns, least, most, placeholders } = facts;
  if (!Array.isArray(given)) return failed(field, 'must be a list');
  if (given.length < least) return failed(field, `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}`);
  if (given.length > most) return failed(field, `must have at most ${most} entries`);
  const errors: FieldError[] = [];
  const ids = new Set<string>();
  const value = given.map((row: unknown, index) => {
    const typed = Object(row) as Record<string, unknown>;
    for (const name of Object.keys(typed))
      if (!Object.hasOwn(columns, name)) errors.push({ field: `${field}.${index}.${name}`, message: 'is not a known field' });
    return Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const at = `${field}.${index}.${name}`;
        const cell = cellOf(column, typed[name] ?? '', placeholders);
        if (cell.problem !== undefined) errors.push({ field: at, message: cell.problem });
        else if (column.kind === 'id') {
          if (ids.has(cell.value)) errors.push({ field: at, message: 'is the name of an earlier entry; each needs its own' });
          ids.add(cell.value);
        }
        return [name, cell.value];
      }),
    );
  });
  return errors.length > 0 ? { errors } : { value };
}

function cellOf({ kind, most, mayBeEmpty, choices }: TextColumn, given: unknown, placeholders?: readonly string[]): Read {
  const read = textOf(given, kind !== 'paragraphs' && kind !== 'list', most);
  if (read.problem !== undefined) return read;
  const { value } = read;
  if (value === '') return { value, problem: mayBeEmpty ? undefined : 'must not be empty' };
  const problem = kindProblem(kind, value) ?? choiceProblem(value, choices) ?? markupIn(value) ?? placeholderIn(value, placeholders);
  return { value, problem };
}

function kindProblem(kind: TextColumn['kind'], value: string): string | undefined {
  if (kind === 'id' && !ID.test(value)) return 'must be lower case letters and digits with dashes between them, such as burst-pipe';
  if (kind === 'address' && !isAddress(value)) return ADDRESS_MESSAGE;
  if (kind === 'source' && !isAddress(value, /^https?:$/)) return SOURCE_MESSAGE;
  return undefined;
}

function choiceProblem(value: string, choices: readonly string[] | undefined): string | undefined {
  return choices && !choices.includes(value) ? `must be one of ${choices.join(', ')}` : undefined;
}

interface Read {
  value: string;
  problem: string | undefined;
}

function textOf(given: unknown, isLine: boolean, most: number): Read {
  if (typeof given !== 'string') return { value: '', problem: 'must be a text' };
  const read = (isLine ? cleanLine : cleanText)(given.normalize('NFC').replace(/\r\n?/g, '\n').trim(), most);
  return 'problem' in read ? { value: '', problem: read.problem } : { value: read.value, problem: undefined };
}

function markupIn(text: string): string | undefined {
  const found = MARKUP.exec(text)?.[0];
  return found && `has HTML (${found.slice(0, 30)}), which pages show as it stands; leave it out`;
}

function placeholderIn(text: string, own: readonly string[] = []): string | undefined {
  const known = [...own, ...SITE_WORDS] as string[];
  const wrong = [...text.matchAll(PLACEHOLDER)].find(([, name]) => !known.includes(name!))?.[0];
  return wrong && `has ${wrong}, which stands for nothing here; there is ${known.map((name) => `{${name}}`).join(', ')}`;
}

function linkProblem(text: string): string | undefined {
  const wrong = linkedParts(text).find((part) => typeof part !== 'string' && !isAddress(part.to));
  return wrong && `has a link to ${(wrong as TextLink).to}: it ${ADDRESS_MESSAGE}`;
}

function neededMissing(text: string, needed: readonly string[] = []): string | undefined {
  const missing = needed.find((name) => !text.includes(`{${name}}`));
  return missing && `must have {${missing}} in it: without it, no one could use the email`;
}

/** A page of this site, or another one over https. The address is parsed before it is checked, as browsers do. */
function isAddress(text: string, protocols = /^https:$/): boolean {
  // Pages decode paths: an invalid percent-encoding would break all of them.
  if (/[\s\\]|%(?![0-9a-f]{2})/i.test(text) || text.startsWith('//') || !URL.canParse(text, BASE) || !isDecodable(text)) return false;
  const { protocol, origin } = new URL(text, BASE);
  return text.startsWith('/') ? origin === BASE : /^https?:\/\//i.test(text) && protocols.test(protocol);
}

const failed = (field: string, message: string) => ({ errors: [{ field, message }] });
