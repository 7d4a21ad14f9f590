import { type HeadingMark, linesOf, type Mark, marksIn, type StepMark, withoutClosing } from './article-marks.js';
import type { BlogContent, StepText } from './blog-content.js';

type Known = 'disclaimer' | 'tools' | 'parts' | 'beforeCalling' | 'steps' | 'whenToCall' | 'conclusion';

/** In lower case, without a colon at the end. Whole headings, except for those that can continue in many ways. */
const HEADINGS: [RegExp, Known][] = [
  [/^(important |safety )?(disclaimer|safety warning|safety notice)$/, 'disclaimer'],
  [/^(required )?tools( (and|&) (materials|supplies|parts))?( (needed|required|you need|you will need|you['’]ll need))?$/, 'tools'],
  [
    /^(required )?(parts|materials|supplies)( ?(\/|and|&|or) ?(parts|materials|supplies))?( (needed|required|you need|you will need|you['’]ll need))?$/,
    'parts',
  ],
  [/^before (you call|calling)\b/, 'beforeCalling'],
  [/^(the )?(steps|instructions|step[- ]by[- ]step( (guide|instructions|steps))?)$/, 'steps'],
  [/^when (you should |should you )?(to )?call\b/, 'whenToCall'],
  [/^(conclusion|final thoughts|in conclusion)$/, 'conclusion'],
];

/** Parts that come after the steps: a line in them that looks like a step is part of the text. */
const AFTER_STEPS: Known[] = ['whenToCall', 'conclusion'];

const MAX_KNOWN_HEADING_LENGTH = 80;
const TIPS = /^ {0,3}(?:#{3,6}[ \t]*)?(?:[-*+][ \t]+)?(?:\*\*|__)?(?:pro[- ])?tips?(?:\*\*|__)?[ \t]*:/i;
const TIPS_HEADING = /^ {0,3}#{3,6}[ \t]*(?:pro[- ])?tips?[ \t]*$/i;
const TIME = /^ {0,3}(?:\*\*|__)?(?:estimated[ \t]+)?time(?:[ \t]+(?:estimate|needed|required))?(?:\*\*|__)?[ \t]*:/i;
const MAX_TIME_LENGTH = 100;
const ITEM = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+/;
const CONTINUED = /^(?: {2}|\t)/;

/** Splits an article's text into its parts. Ignores case and bold type, and accepts text without any known heading. */
export function parseContent(content: string): BlogContent {
  const lines = linesOf(content);
  const marks = marksIn(content);
  const parser = new Parser();
  parser.begin(lines.slice(0, marks[0]?.line));
  for (const [index, mark] of marks.entries()) parser.take(mark, lines[mark.line]!, lines.slice(mark.line + 1, marks[index + 1]?.line));
  return parser.end();
}

/** The entries of a text that is only a list; `undefined` for any other text. */
export function listIn(text: string): string[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => ITEM.test(line) || CONTINUED.test(line)) ? itemsIn(lines) : undefined;
}

class Parser {
  private readonly introduction: string[] = [];
  private readonly known: Record<Exclude<Known, 'steps'>, string[]> = {
    disclaimer: [],
    tools: [],
    parts: [],
    beforeCalling: [],
    whenToCall: [],
    conclusion: [],
  };
  private readonly sections: { heading: string; lines: string[] }[] = [];
  private readonly steps: { title: string; lines: string[] }[] = [];
  /** The part that receives lines at present. */
  private lines = this.introduction;
  /** Whether a line may begin a step here without being a heading. */
  private stepsMayBegin = true;
  private opened: { heading: string; lines: string[]; steps: number } | undefined;
  private nothingBefore = true;

  begin(lines: string[]): void {
    this.add(lines);
  }

  /** Takes a line that begins a part, and the lines below it up to the next part. */
  take(mark: Mark, line: string, below: string[]): void {
    const first = this.nothingBefore;
    this.nothingBefore = false;
    if (mark.kind === 'step') this.takeStep(mark, line);
    // A first heading of level 1 repeats the title.
    else if (!(first && mark.level === 1)) this.takeHeading(mark);
    this.add(below);
  }

  end(): BlogContent {
    this.closeSteps();
    const { tools, parts, ...known } = this.known;
    return {
      introduction: block(this.introduction),
      disclaimer: block(known.disclaimer),
      tools: itemsIn(tools),
      parts: itemsIn(parts),
      beforeCalling: block(known.beforeCalling),
      steps: this.steps.map(stepFrom),
      sections: this.sections.map(({ heading, lines }) => ({ heading, text: block(lines) })),
      whenToCall: block(known.whenToCall),
      conclusion: block(known.conclusion),
    };
  }

  private add(lines: string[]): void {
    for (const line of lines) this.lines.push(line);
    this.nothingBefore &&= block(lines) === '';
  }

  private takeStep({ begin, title: rest }: StepMark, line: string): void {
    if (!this.stepsMayBegin && !begin.includes('#')) return this.add([line]);
    const bold = /\*\*|__/.exec(begin)?.[0];
    const [title, text] = bold ? unmarked(rest, bold) : [rest, ''];
    const lines = text === '' ? [] : [text];
    this.steps.push({ title: begin.includes('#') ? withoutClosing(title) : title.trim(), lines });
    this.lines = lines;
    this.stepsMayBegin = true;
  }

  private takeHeading({ text }: HeadingMark): void {
    this.closeSteps();
    const heading = withoutBold(text);
    const kind = knownHeading(heading);
    this.stepsMayBegin = kind === undefined || !AFTER_STEPS.includes(kind);
    if (kind === 'steps') this.opened = { heading, lines: (this.lines = []), steps: this.steps.length };
    else if (kind) {
      this.lines = this.known[kind];
      // A second part of the same kind begins a new paragraph.
      this.lines.push('');
    } else this.sections.push({ heading, lines: (this.lines = []) });
  }

  /** Keeps the text between the heading of the steps and the first step. Without any step it is an ordinary part. */
  private closeSteps(): void {
    const { heading = '', lines = [], steps = 0 } = this.opened ?? {};
    this.opened = undefined;
    if (block(lines) === '') return;
    if (this.steps.length === steps) this.sections.push({ heading, lines });
    else this.introduction.push('', ...lines);
  }
}

function stepFrom({ title, lines }: { title: string; lines: string[] }): StepText {
  const text: string[] = [];
  const tips: string[] = [];
  let time = '';
  let tipsFollow = false;
  for (const line of lines) {
    const tip = TIPS.exec(line);
    const rest = tip ? afterLabel(line, tip[0]) : '';
    if (tip || TIPS_HEADING.test(line)) {
      tipsFollow = rest === '';
      if (rest !== '') tips.push(rest);
    } else if (tipsFollow && ITEM.test(line)) tips.push(line.replace(ITEM, '').trim());
    else if (tipsFollow && line.trim() === '') continue;
    else if (tipsFollow && CONTINUED.test(line) && tips.length > 0) tips.push(`${tips.pop()} ${line.trim()}`);
    else {
      tipsFollow = false;
      const label = time === '' ? TIME.exec(line)?.[0] : undefined;
      const found = label ? afterLabel(line, label) : '';
      if (found !== '' && found.length <= MAX_TIME_LENGTH) time = found;
      else text.push(line);
    }
  }
  return { title, text: block(text), tips: tips.filter((entry) => entry !== ''), time };
}

function itemsIn(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    if (CONTINUED.test(line) && !ITEM.test(line) && items.length > 0) items.push(`${items.pop()} ${line.trim()}`);
    else items.push(line.replace(ITEM, '').trim());
  }
  return items.filter((item) => item !== '');
}

function knownHeading(heading: string): Known | undefined {
  if (heading.length > MAX_KNOWN_HEADING_LENGTH) return undefined;
  const name = heading.toLowerCase().replace(/\s+/g, ' ').replace(/ ?:$/, '');
  return HEADINGS.find(([pattern]) => pattern.test(name))?.[1];
}

function withoutBold(text: string): string {
  const mark = ['**', '__'].find((each) => text.length > 4 && text.startsWith(each) && text.endsWith(each));
  return mark ? text.slice(2, -2).trim() : text;
}

/** The text after a label such as "Tip:", whether the label is bold with or without its colon. */
function afterLabel(line: string, label: string): string {
  const rest = line.slice(label.length).trim();
  return /\*\*|__/.test(label) ? rest.replace(/^(\*\*|__)/, '').trim() : rest;
}

/** Splits the rest of a line that began in bold type: the bold text, and the text after it. */
function unmarked(rest: string, mark: string): [string, string] {
  const end = rest.indexOf(mark);
  if (end < 0) return [rest, ''];
  const after = rest.slice(end + mark.length).trim();
  return rest.slice(0, end).trim() === '' ? [after, ''] : [rest.slice(0, end), after];
}

const block = (lines: string[]) => lines.join('\n').trim();
