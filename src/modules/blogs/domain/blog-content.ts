/*
 * The text of an article, taken apart into the fields of an editor and put together again. The editor in the browser and the
 * pages on the server have to cut it at the same places, so both use this file, parse-content.ts and article-marks.ts, which
 * import nothing else of the application. What stands between the cuts is Markdown and left as it is.
 */
import { linesOf, marksIn } from './article-marks.js';

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

/** A heading that is too small to cut the article, and looks the same to a reader. */
const SMALLER = '### ';

/** Keeps lines from being taken for headings or steps of the article. */
function guarded(text: string, heading = false): string {
  const lines = linesOf(text);
  for (const mark of marksIn(text)) {
    const line = lines[mark.line]!;
    const smaller = mark.level === 0 || heading ? line : line.replace(/#{1,2}[ \t]*/, SMALLER);
    lines[mark.line] = mark.kind === 'step' ? escaped(smaller, mark.separator) : smaller;
  }
  return lines.join('\n').trim();
}

/** The first separator follows the number of the step: nothing before it holds one. */
const escaped = (line: string, separator: string) => line.replace(separator, `\\${/[–—]/.test(separator) ? '-' : separator}`);
