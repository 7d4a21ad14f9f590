import { useSelector } from 'react-redux';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
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
  texts: PageTexts<'status'>;
  /** It is like this now. */
  onChange: (own: OwnSubmission) => void;
  /** It has been decided meanwhile. */
  onConflict: () => void;
}

/** The whole form anew, with what was sent. It stands open where it is asked for. */
export function Correction({ token, path, own, texts, onChange, onConflict, asked }: OwnerFormProps & { asked: BusinessFieldTexts }) {
  const { kind, status, fields } = own;
  const isBack = useSelector(({ site }: { site: Site }) => site.form?.path === path && site.form.values['action'] === 'correct');
  const isOpen = status === 'changes-requested' || isBack;
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
          hidden={{ action: 'correct' }}
          bodyOf={(values) => ({ fields: values })}
          start={fields}
          drafts={false}
          submit={texts.correctSend}
          busy={texts.correctBusy}
          failed={{ title: texts.correctFailedTitle, description: texts.correctFailedText }}
          onConflict={onConflict}
          onDone={({ submission }) => onChange(submission)}
          foot={<p className="field-help">{texts.correctFoot}</p>}
        >
          {BUSINESS_FIELDS.map((name) => (
            <BusinessField key={name} name={name} texts={asked} needed={isNeeded(name, kind)} />
          ))}
        </Form>
      </div>
    </details>
  );
}
