import { phoneText } from '../../lib/words.js';
import { CopyButton } from '../../ui/copy-button.js';
import { type CallSheet as Sheet, callSheetText, messageAddress } from './call-sheet-text.js';
import { useShortlistWords } from './use-shortlist-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

interface CallSheetProps {
  sheet: Sheet;
  /** Missing for a shared list, whose problem cannot be changed. */
  onProblem?: (problem: string) => void;
}

/** The call sheet: problem, questions, businesses and notes, to print or to send. */
export function CallSheet({ sheet, onProblem }: CallSheetProps) {
  const words = useShortlistWords();
  const text = callSheetText(sheet, words);
  return (
    <section className="call-sheet" aria-labelledby="call-sheet">
      <h2 id="call-sheet">{words.callSheet}</h2>
      {onProblem && (
        <div className="field call-sheet-problem">
          <label htmlFor="problem">{words.problem}</label>
          <textarea
            id="problem"
            rows={3}
            maxLength={2_000}
            value={sheet.problem}
            placeholder={words.problemHint}
            onChange={({ target }) => onProblem(target.value)}
          />
        </div>
      )}
      {sheet.problem && <p className="only-print">{fillTemplate(words.theProblem, { problem: sheet.problem })}</p>}
      <ol className="call-sheet-calls">
        {sheet.listings.map(({ id, title, city, phoneE164, phone, email }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
              {city && `, ${city}`}
            </p>
            <p>{phoneE164 ? <a href={`tel:${phoneE164}`}>{phoneText(phoneE164, phone)}</a> : (phone ?? email ?? words.noNumber)}</p>
            <p className="only-print">{fillTemplate(words.said, { notes: sheet.notes[id] })}</p>
          </li>
        ))}
      </ol>
      {sheet.questions.map(({ industry, questions }) => (
        <div key={industry}>
          <h3>{fillTemplate(words.ask, { trade: industry })}</h3>
          <ul className="call-sheet-questions">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className="shortlist-actions">
        <button type="button" className="button needs-script" onClick={() => window.print()}>
          {words.print}
        </button>
        <a className="button" href={messageAddress('sms', text, words.subject)}>
          {words.sendText}
        </a>
        <a className="button" href={messageAddress('mailto', text, words.subject)}>
          {words.sendEmail}
        </a>
        <CopyButton text={text}>{words.copy}</CopyButton>
      </div>
    </section>
  );
}
