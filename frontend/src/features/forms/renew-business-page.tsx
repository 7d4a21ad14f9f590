import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import type { ReadCall } from '../../lib/reads.js';
import { useTexts } from '../../lib/use-texts.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { BUSINESS_LABELS, BusinessField, type BusinessFieldName, isNeeded } from '../../ui/form/business-fields.js';
import { Form } from '../../ui/form/form.js';
import { FoldedFields } from './folded-fields.js';
import { keepStatusLink } from './receipt.js';
import { SidePanels } from './side-panels.js';
import './forms.css';

const PATH = '/renew-business';
const TRAIL = [{ name: 'Renew your listing', to: PATH }];
const CHANGEABLE = (Object.keys(BUSINESS_LABELS) as BusinessFieldName[]).filter((name) => !isNeeded(name, 'renewal'));
const { title, phone, email, ...CHANGES } = BUSINESS_LABELS;
const FAILED = { title: 'Error', description: 'Failed to submit your business listing. Please try again.' };

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'renew-business' } }];
}

/** A listed business confirms or updates its listing. The page does not reveal whether the business is known. */
export default function RenewBusinessPage() {
  const { texts, failed, retry } = useTexts('renew-business');
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const navigate = useNavigate();
  const done = ({ statusUrl }: { statusUrl?: string }) => {
    keepStatusLink(statusUrl);
    void navigate('/list-business/thank-you');
    return 'stay-busy' as const;
  };
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  return (
    <div className="page form-page">
      <Head
        kind="other"
        words={{ title: texts.headTitle, about: texts.description }}
        keywords="renew a business listing, update a listing"
        path={PATH}
        jsonLd={[breadcrumbData(TRAIL, origin)]}
      />
      <Breadcrumb trail={TRAIL} />
      <div className="page-title">
        <h1>{texts.title}</h1>
        <p>
          {texts.subtitle} Not listed yet? Then <Link to="/list-business">list your business</Link> instead.
        </p>
      </div>
      <div className="form-columns">
        <Form
          name="renewal"
          action={PATH}
          api="/api/listings/renew"
          labels={{ phone, email, title, ...CHANGES }}
          hidden={{
            _next: `${origin}/list-business/thank-you`,
            _subject: 'Business listing renewal',
            _captcha: 'true',
            _template: 'table',
          }}
          submit="Send renewal"
          busy="Submitting..."
          failed={FAILED}
          onDone={done}
          foot={
            <p className="muted">
              How we treat what you send stands in our <Link to="/privacy">Privacy Policy</Link>.
            </p>
          }
        >
          <fieldset className="form-group">
            <legend>Which business is it?</legend>
            <BusinessField name="phone" needed help="The number that customers call now. If it is new, give the city below too." />
            <BusinessField name="email" needed help="For our news about your listing. Customers see it too." />
            <BusinessField name="title" needed help="As customers should read it." />
          </fieldset>
          <FoldedFields
            names={CHANGEABLE}
            title="What changed?"
            help="Fill in only what is different now. What you leave empty stays as it is."
          >
            {CHANGEABLE.map((name) => (
              <BusinessField key={name} name={name} />
            ))}
          </FoldedFields>
        </Form>
        <SidePanels next={texts.next} />
      </div>
    </div>
  );
}
