import { fillTemplate, type TemplateWords } from '../../../../../src/shared/text/fill-template.js';
import { SHOWN_IN_RESULTS } from '../../../../../src/modules/content/domain/texts/pages/heads.js';
import type { EditedText } from './texts-endpoints.js';

interface TextExampleProps {
  text: Extract<EditedText, { examples?: unknown }>;
  value: string;
  /** Example values from a business of this directory, where there is one; else those of the text itself. */
  words: TemplateWords;
}

/** The example output of a template, with advice about its length in search results. */
export function TextExample({ text: { head, examples }, value, words }: TextExampleProps) {
  // A text for one of something says so in its own example.
  const one = examples?.count === '1' ? { count: '1' } : {};
  const filled = fillTemplate(value, { ...examples, ...words, ...one });
  if (!head) return <pre className="text-example text-letter">{filled}</pre>;
  const line = filled.replace(/\s+/g, ' ').trim();
  const shownLength = SHOWN_IN_RESULTS[head];
  return (
    <p className="text-example">
      <span className="text-help">For example: </span>
      <span className={head === 'title' ? 'text-result-title' : undefined}>{line || 'nothing'}</span>
      <span className="text-help">{lengthAdvice(line.length, shownLength)}</span>
    </p>
  );
}

/** Advice about the length that search engines show; longer texts are allowed. */
function lengthAdvice(length: number, shownLength: number): string {
  const counted = ` ${length} ${length === 1 ? 'character' : 'characters'}`;
  return length > shownLength
    ? `${counted}: search results show about the first ${shownLength}.`
    : `${counted}: search results show all of it.`;
}
