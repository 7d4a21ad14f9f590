import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { BUSINESS_LABELS, BusinessField, type BusinessFieldName, isNeeded } from '../../ui/form/business-fields.js';
import { Form } from '../../ui/form/form.js';
import { FoldedFields } from './folded-fields.js';
import { keepStatusLink } from './receipt.js';
import { SidePanels } from './side-panels.js';
import './forms.css';

const PATH = '/renew-business';
const TRAIL = [{ name: 'Renew your listing', to: PATH }];
const NEXT = [
  { title: 'Review', text: 'We look at what you sent within 24-48 hours. Until then your listing stays as it is.' },
  { title: 'Verification', text: 'We find your listing and compare. If something is unclear, your private page says what.' },
  { title: 'Go live', text: 'The changes appear on your listing, and stay there.' },
];
const CHANGEABLE = (Object.keys(BUSINESS_LABELS) as BusinessFieldName[]).filter((name) => !isNeeded(name, 'renewal'));
const { title, phone, email, ...CHANGES } = BUSINESS_LABELS;
const FAILED = { title: 'Error', description: 'Failed to submit your business listing. Please try again.' };

/** A listed business confirms or updates its listing. The page does not reveal whether the business is known. */
export default function RenewBusinessPage() {
  const siteTitle = useSiteTitle();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const navigate = useNavigate();
  const done = ({ statusUrl }: { statusUrl?: string }) => {
    keepStatusLink(statusUrl);
    void navigate('/list-business/thank-you');
    return 'stay-busy' as const;
  };
  return (
    <div className="page form-page">
      <Head
        title={`Renew your business listing | ${siteTitle}`}
        description="Confirm that your listing is still right, or tell us what has changed. We review every change within 24-48 hours."
        keywords="renew a business listing, update a listing"
        path={PATH}
        jsonLd={[breadcrumbData(TRAIL, origin)]}
      />
      <Breadcrumb trail={TRAIL} />
      <div className="page-title">
        <h1>Renew your listing</h1>
        <p>
          Tell us that your business is still there, and what has changed. Not listed yet? Then{' '}
          <Link to="/list-business">list your business</Link> instead.
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
        <SidePanels next={NEXT} />
      </div>
    </div>
  );
}
