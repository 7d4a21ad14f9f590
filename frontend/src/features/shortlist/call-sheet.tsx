import { phoneText } from '../../lib/words.js';
import { CopyButton } from '../../ui/copy-button.js';
import { type CallSheet as Sheet, callSheetText, messageAddress } from './call-sheet-text.js';

interface CallSheetProps {
  sheet: Sheet;
  /** Without it the problem cannot be changed: the list is somebody else's. */
  onProblem?: (problem: string) => void;
}

/** Everything for the calls in one place, to print or to send. */
export function CallSheet({ sheet, onProblem }: CallSheetProps) {
  const text = callSheetText(sheet);
  return (
    <section className="call-sheet" aria-labelledby="call-sheet">
      <h2 id="call-sheet">Call sheet</h2>
      {onProblem && (
        <div className="field call-sheet-problem">
          <label htmlFor="problem">What is the problem?</label>
          <textarea
            id="problem"
            rows={3}
            maxLength={2_000}
            value={sheet.problem}
            placeholder="What happened, since when, and what you have tried"
            onChange={({ target }) => onProblem(target.value)}
          />
        </div>
      )}
      {sheet.problem && <p className="only-print">The problem: {sheet.problem}</p>}
      <ol className="call-sheet-calls">
        {sheet.listings.map(({ id, title, city, phoneE164, phone, email }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
              {city && `, ${city}`}
            </p>
            <p>{phoneE164 ? <a href={`tel:${phoneE164}`}>{phoneText(phoneE164)}</a> : (phone ?? email ?? 'No number known')}</p>
            <p className="only-print">What was said: {sheet.notes[id] ?? ''}</p>
          </li>
        ))}
      </ol>
      {sheet.questions.map(({ industry, questions }) => (
        <div key={industry}>
          <h3>What to ask ({industry})</h3>
          <ul className="call-sheet-questions">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className="shortlist-actions">
        <button type="button" className="button needs-script" onClick={() => window.print()}>
          Print
        </button>
        <a className="button" href={messageAddress('sms', text)}>
          Send as text
        </a>
        <a className="button" href={messageAddress('mailto', text)}>
          Send by e-mail
        </a>
        <CopyButton text={text}>Copy</CopyButton>
      </div>
    </section>
  );
}
