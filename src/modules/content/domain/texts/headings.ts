const HEADING = /^## +(\S.*?)(?: +\{#([a-z0-9-]+)\})? *$/;
const MARK = /\{#[^}]*\}/;

interface Heading {
  title: string;
  /** The fragment of links to the heading: its mark, else made of its title. */
  id: string;
}

/** @param index the number of headings before it */
export function headingIn(line: string, index: number): Heading | undefined {
  const [, title, id] = HEADING.exec(line) ?? [];
  return title === undefined ? undefined : { title, id: id ?? idOf(title, index) };
}

/** The id itself, or the id with the first number that is not taken. */
export function uniqueId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** What is wrong with the headings of a text, if anything: links to its parts would not work, or would lead to the first of two. */
export function headingProblem(text: string): string | undefined {
  const headings: Heading[] = [];
  for (const line of text.split('\n')) {
    const heading = headingIn(line, headings.length);
    if (heading) headings.push(heading);
  }
  if (headings.length === 0) return 'must have at least one heading, on a line of its own that begins with “## ”';
  return markProblem(headings) ?? doubleProblem(headings);
}

function markProblem(headings: readonly Heading[]): string | undefined {
  const mark = headings.map(({ title }) => MARK.exec(title)?.[0]).find(Boolean);
  return (
    mark &&
    `has ${mark} in a heading, where it would be read as words; a mark stands after the words, in lower case letters, digits and dashes, such as “## In short {#in-short}”`
  );
}

function doubleProblem(headings: readonly Heading[]): string | undefined {
  const titles = new Map<string, string>();
  for (const { title, id } of headings) {
    const first = titles.get(id);
    if (first !== undefined) {
      const free = uniqueId(id, new Set(headings.map((heading) => heading.id)));
      return `has two headings that links to #${id} lead to, “${first}” and “${title}”; give the second other words or a mark of its own, such as “## ${title} {#${free}}”`;
    }
    titles.set(id, title);
  }
  return undefined;
}

function idOf(title: string, index: number): string {
  const id = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return id || `part-${index + 1}`;
}
