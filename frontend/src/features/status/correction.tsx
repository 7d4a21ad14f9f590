import { useSelector } from 'react-redux';
import type { OwnSubmission } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { BUSINESS_FIELDS, BusinessField, type BusinessFieldTexts, isNeeded } from '../../ui/form/business-fields.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { Icon } from '../../ui/icon.js';

export interface OwnerFormProps {
  token: string;
  path: string;
  own: OwnSubmission;
  /** It is like this now. */
  onChange: (own: OwnSubmission) => void;
}

const FAILED = {
  title: 'Your corrections were not sent',
  description: 'What you typed is still here. Try again, or load the page anew to see how it stands.',
};

/** The whole form anew, with what was sent. It stands open where it is asked for. */
export function Correction({ token, path, own, onChange, asked }: OwnerFormProps & { asked: BusinessFieldTexts }) {
  const { kind, status, fields } = own;
  const isBack = useSelector(({ site }: { site: Site }) => site.form?.path === path && site.form.values['action'] === 'correct');
  const isOpen = status === 'changes-requested' || isBack;
  return (
    <details className="card status-part" open={isOpen}>
      <summary>
        <h2>{status === 'changes-requested' ? 'Correct it and send it again' : 'Correct what you sent'}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className="status-part-body">
        <Form<{ submission: OwnSubmission }>
          name="correct"
          action={path}
          api={`/api/status/${encodeURIComponent(token)}/correct`}
          labels={named(asked, 'Label')}
          missing={named(asked, 'Missing')}
          hidden={{ action: 'correct' }}
          bodyOf={(values) => ({ fields: values })}
          start={fields}
          drafts={false}
          submit="Send the corrections"
          busy="Sending..."
          failed={FAILED}
          onDone={({ submission }) => onChange(submission)}
          foot={<p className="field-help">We look at it again before anything of it is published.</p>}
        >
          {BUSINESS_FIELDS.map((name) => (
            <BusinessField key={name} name={name} texts={asked} needed={isNeeded(name, kind)} />
          ))}
        </Form>
      </div>
    </details>
  );
}
