/*
 * Splits the text of an article into the fields of an editor, and joins them again. The editor in the browser and the pages on the server
 * have to split it at the same places, so both use this file, parse-content.ts and article-marks.ts, which import nothing else of the
 * application. The text between is Markdown and left as it is.
 */
import { linesOf, marksIn } from './article-marks.js';

export interface StepText {
  title: string;
  text: string;
  tips: string[];
  time: string;
}

/** The parts of an article's text; missing ones are empty. */
export interface BlogContent {
  introduction: string;
  disclaimer: string;
  tools: string[];
  parts: string[];
  beforeCalling: string;
  steps: StepText[];
  /** Parts under unknown headings, in order. */
  sections: { heading: string; text: string }[];
  whenToCall: string;
  conclusion: string;
}

/** Joins the parts of an article's text. Parsed again, it gives the same parts, with steps numbered from 1 and empty entries left out. */
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

/** The text of a step after its number; empty for an empty step. */
function stepLines({ title, text, tips, time }: StepText): string {
  const entries = itemLines(tips);
  const below = [oneLine(time) && `Time: ${oneLine(time)}`, guarded(text), entries && `Tips:\n${entries}`].filter(Boolean);
  return [oneLine(title), ...below].join('\n\n').trimEnd();
}

/** A smaller heading, which begins no part, and looks the same to a reader. */
const SMALLER = '### ';

/** Escapes lines that would be read as headings or steps of the article. */
function guarded(text: string, heading = false): string {
  const lines = linesOf(text);
  for (const mark of marksIn(text)) {
    const line = lines[mark.line]!;
    const smaller = mark.level === 0 || heading ? line : line.replace(/#{1,2}[ \t]*/, SMALLER);
    lines[mark.line] = mark.kind === 'step' ? escaped(smaller, mark.separator) : smaller;
  }
  return lines.join('\n').trim();
}

/** Only the first separator follows the step's number: there is none before it. */
const escaped = (line: string, separator: string) => line.replace(separator, `\\${/[–—]/.test(separator) ? '-' : separator}`);
