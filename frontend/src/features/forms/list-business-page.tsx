import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import { forgetReferralCode } from '../../lib/referral-code.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { FORM_WORDS } from '../../ui/form/form-words.js';
import { BUSINESS_PARTS, BusinessField, isNeeded } from '../../ui/form/business-fields.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { rememberSent, previousValues } from '../../ui/form/known-owner.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { LinkedText } from '../../ui/linked-text.js';
import { Icon } from '../../ui/icon.js';
import { loadThanks } from './load-thanks.js';
import { keepStatusLink } from './receipt.js';
import { SidePanels } from './side-panels.js';
import { trackReferral } from './track-referral.js';
import { useReferral } from './use-referral.js';
import './forms.css';

const PATH = '/list-business';
type Legend = 'name' | 'contact' | 'place' | 'words' | 'badges';

export const parameters = ['ref'];

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'list-business' } }, { name: 'texts', args: { page: 'business-fields' } }, FORM_WORDS];
}

/** The form for adding a business to the directory. */
export default function ListBusinessPage() {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const navigate = useNavigate();
  const ref = useReferral();
  const [start] = useState(previousValues);
  const own = useTexts('list-business');
  const fields = useTexts('business-fields');
  const done = ({ statusUrl }: { statusUrl?: string }, values: Record<string, string>) => {
    keepStatusLink(statusUrl);
    rememberSent({});
    trackReferral(ref, values);
    // Use the code only once: it does not apply to the next business that is listed in this browser.
    forgetReferralCode();
    void navigate(`${PATH}/thank-you`);
    return 'stay-busy' as const;
  };
  if (!own.texts || !fields.texts) return <TextsAwaited failed={own.failed || fields.failed} retry={retryFailed(own, fields)} />;
  const { texts } = own;
  const asked = fields.texts;
  const trail = [{ name: texts.crumb, to: PATH }];
  const helps = named(asked, 'Help');
  const [before, after] = texts.referred.split('{code}');
  return (
    <div className="page form-page">
      <Head
        kind="other"
        words={{ title: texts.title, about: texts.description }}
        keywords={texts.keywords}
        path={PATH}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle}
      </PageTitle>
      {ref && (
        <p className="referral-banner" role="note">
          <Icon name="thumbs-up" />
          <span>
            {before}
            {after !== undefined && <span className="referral-code">{ref}</span>}
            {after}
          </span>
        </p>
      )}
      <div className="form-columns">
        <Form
          name="listing"
          action={ref ? `${PATH}?ref=${encodeURIComponent(ref)}` : PATH}
          api="/api/listings"
          start={start}
          startIsKnown={Object.keys(start).length > 0}
          labels={named(asked, 'Label')}
          missing={named(asked, 'Missing')}
          hidden={{
            _next: `${origin}${PATH}/thank-you`,
            _subject: 'New business listing',
            _captcha: 'true',
            _template: 'table',
            ...(ref ? { ref } : {}),
          }}
          submit={texts.send}
          busy={texts.busy}
          failed={{ description: texts.failed }}
          onSend={loadThanks}
          onDone={done}
          foot={
            <p className="muted">
              <LinkedText text={texts.privacy} />
            </p>
          }
        >
          {BUSINESS_PARTS.map(({ group, names }) => (
            <fieldset key={group} className="form-group">
              <legend>{texts[`${group as Legend}Legend`]}</legend>
              {names.map((name) => (
                <BusinessField key={name} name={name} texts={asked} needed={isNeeded(name, 'new')} help={helps[name]} />
              ))}
            </fieldset>
          ))}
        </Form>
        <SidePanels texts={texts} />
      </div>
    </div>
  );
}
