import { useState } from 'react';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { OwnSubmission } from '../../lib/reads.js';
import { BUSINESS_FIELDS, BusinessField, type BusinessFieldTexts, isNeeded } from '../../ui/form/business-fields.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { Icon } from '../../ui/icon.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';

const CHANGED = '/problems/own-submission-changed';

export interface OwnerFormProps {
  token: string;
  path: string;
  own: OwnSubmission;
  texts: PageTexts<'status'>;
  /** Called with the new state of the submission. */
  onChange: (own: OwnSubmission) => void;
  /** The submission has been decided or withdrawn meanwhile. @param typed the rejected values */
  onConflict: (typed?: Record<string, string>) => void;
}

interface CorrectionProps extends OwnerFormProps {
  asked: BusinessFieldTexts;
  /** The values of an invalid form that the server returned to a browser without scripts. */
  returned: Record<string, string> | undefined;
  /** The fields were changed since the form was filled (conflict). */
  onChanged: () => void;
}

/** The form for correcting a submission, prefilled. Open from the start when changes were requested. */
export function Correction({ token, path, own, texts, onChange, onConflict, onChanged, asked, returned }: CorrectionProps) {
  const { kind, status, fields } = own;
  const isOpen = status === 'changes-requested' || returned !== undefined;
  // The version that the form was filled with (optimistic locking). Adding a picture reads a newer version, which must not be used before
  // its values are shown here.
  const [filledWith] = useState(own.version);
  const [typed, setTyped] = useState(returned?.['version'] && returned['version'] !== own.version ? returned : undefined);
  const version = typed ? own.version : filledWith;
  return (
    <details className="card status-part" open={isOpen}>
      <summary>
        <h2>{status === 'changes-requested' ? texts.correctAskedTitle : texts.correctTitle}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className="status-part-body">
        <Form<{ submission: OwnSubmission }>
          isJudged={false}
          name="correct"
          action={path}
          api={`/api/status/${encodeURIComponent(token)}/correct`}
          labels={named(asked, 'Label')}
          missing={named(asked, 'Missing')}
          hidden={{ action: 'correct', version }}
          bodyOf={(values) => ({ fields: values, version })}
          start={fields}
          drafts={`correct-${version}`}
          submit={texts.correctSend}
          busy={texts.correctBusy}
          failed={{ title: texts.correctFailedTitle, description: texts.correctFailedText }}
          onConflict={({ type }, values) => {
            if (type !== CHANGED) return onConflict(values);
            setTyped(values);
            onChanged();
            return 'stay';
          }}
          onDone={({ submission }) => onChange(submission)}
          foot={<p className="field-help">{texts.correctFoot}</p>}
        >
          {typed && <ChangedMeanwhile typed={typed} fields={fields} texts={texts} asked={asked} />}
          {BUSINESS_FIELDS.map((name) => (
            <BusinessField key={name} name={name} texts={asked} needed={isNeeded(name, kind)} />
          ))}
        </Form>
      </div>
    </details>
  );
}
