import { useSelector } from 'react-redux';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { OwnSubmission } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { type Progress, stepsOf } from './status-words.js';

const PROGRESS_TEXTS = { done: 'stepDone', now: 'stepNow', ahead: 'stepAhead', stopped: 'stepStopped' } as const satisfies Record<
  Progress,
  string
>;

/** The timeline of a submission: past, current and future steps. */
export function Timeline({ own, texts }: { own: OwnSubmission; texts: PageTexts<'status'> }) {
  const timeZone = useSelector(({ site }: { site: Site }) => site.timeZone);
  return (
    <ol className="status-steps">
      {stepsOf(own, texts, timeZone).map(({ name, progress, when }) => (
        <li key={name} className={`is-${progress}`} aria-current={progress === 'now' ? 'step' : undefined}>
          <Mark progress={progress} />
          <span className="status-step">
            {name}
            <span className="visually-hidden"> ({texts[PROGRESS_TEXTS[progress]]})</span>
          </span>
          {when && <span className="status-when">{when}</span>}
        </li>
      ))}
    </ol>
  );
}

const DRAWN: Record<Progress, string> = { done: 'm7.5 12.5 3 3 6-6.5', now: 'M12 12h.01', ahead: '', stopped: 'm8.5 8.5 7 7m0-7-7 7' };

function Mark({ progress }: { progress: Progress }) {
  return (
    <svg className="status-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d={DRAWN[progress]} />
    </svg>
  );
}
