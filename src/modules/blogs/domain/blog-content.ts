/*
 * The text of an article, taken apart into the fields of an editor and put together again. The editor in the browser and the
 * pages on the server have to cut it at the same places, so both use this file and parse-content.ts, which import nothing
 * else. What stands between the cuts is Markdown and left as it is.
 */

export interface StepText {
  title: string;
  text: string;
  tips: string[];
  time: string;
}

/** The parts of an article's text; what is missing is empty. */
export interface BlogContent {
  introduction: string;
  disclaimer: string;
  tools: string[];
  parts: string[];
  beforeCalling: string;
  steps: StepText[];
  /** Under headings that are none of the known ones, in order. */
  sections: { heading: string; text: string }[];
  whenToCall: string;
  conclusion: string;
}

/** A line that begins a part of the article. */
export const HEADING = /^ {0,3}(?:##(?!#)|#(?=[ \t]))(?=[ \t#]*[^ \t#])/;
/**
 * A line that begins a step: all up to its separator, and that. The rest of the line is looked at by hand: a pattern would try
 * every place of a long one again and again.
 */
export const STEP = /^( {0,3}(?:#{1,6}[ \t]*)?(?:\*\*|__)?step[ \t]{1,9}\d{1,4}[ \t]{0,9})([:.)–—-])/i;

/** Puts an article's text together. Parsed again, it gives the same parts, with steps numbered from 1 and empty entries left out. */
export function assembleContent(content: BlogContent): string {
  const titled = content.sections.filter(({ heading }) => oneLine(heading) !== '');
  const untitled = content.sections.filter(({ heading }) => oneLine(heading) === '').map(({ text }) => text);
  const steps = content.steps.map(stepLines).filter((step) => step !== '');
  return [
    [content.introduction, ...untitled]
      .map((text) => guarded(text))
      .filter(Boolean)
      .join('\n\n'),
    headed('Disclaimer', guarded(content.disclaimer)),
    headed('Tools', itemLines(content.tools)),
    headed('Parts', itemLines(content.parts)),
    headed('Before You Call', guarded(content.beforeCalling)),
    headed('Steps', steps.map((step, index) => `Step ${index + 1}: ${step}`.trimEnd()).join('\n\n')),
    ...titled.map(({ heading, text }) => [guarded(`## ${oneLine(heading)}`, true), guarded(text)].filter(Boolean).join('\n\n')),
    headed('When to Call a Professional', guarded(content.whenToCall)),
    headed('Conclusion', guarded(content.conclusion)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const headed = (heading: string, text: string) => (text === '' ? '' : `## ${heading}\n\n${text}`);
const itemLines = (items: string[]) =>
  items
    .map(oneLine)
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');

/** A step as it is written after its number; empty when it says nothing. */
function stepLines({ title, text, tips, time }: StepText): string {
  const entries = itemLines(tips);
  const below = [oneLine(time) && `Time: ${oneLine(time)}`, guarded(text), entries && `Tips:\n${entries}`].filter(Boolean);
  return [oneLine(title), ...below].join('\n\n').trimEnd();
}

/** Keeps lines from being taken for headings or steps of the article: they look the same to a reader. */
function guarded(text: string, heading = false): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => (!heading && HEADING.test(line) ? line.replace(/#{1,2}[ \t]*/, '### ') : line))
    .map((line) => line.replace(STEP, (_match, begin: string, end: string) => `${begin}\\${/[–—]/.test(end) ? '-' : end}`))
    .join('\n')
    .trim();
}
