import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import type { ReadCall } from '../../lib/reads.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { FORM_WORDS } from '../../ui/form/form-words.js';
import { BUSINESS_FIELDS, BusinessField, isNeeded } from '../../ui/form/business-fields.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { FoldedFields } from './folded-fields.js';
import { knownOwner, rememberOwner } from '../../ui/form/known-owner.js';
import { loadThanks } from './load-thanks.js';
import { keepStatusLink } from './receipt.js';
import { SidePanels } from './side-panels.js';
import { LinkedText } from '../../ui/linked-text.js';
import './forms.css';

const PATH = '/renew-business';
const CHANGEABLE = BUSINESS_FIELDS.filter((name) => !isNeeded(name, 'renewal'));

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'renew-business' } }, { name: 'texts', args: { page: 'business-fields' } }, FORM_WORDS];
}

/** The form by which a listed business confirms or updates its listing. The page does not reveal whether the business is listed. */
export default function RenewBusinessPage() {
  const own = useTexts('renew-business');
  const fields = useTexts('business-fields');
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const navigate = useNavigate();
  const [start] = useState(knownOwner);
  const done = ({ statusUrl }: { statusUrl?: string }) => {
    keepStatusLink(statusUrl);
    rememberOwner({});
    void navigate('/list-business/thank-you');
    return 'stay-busy' as const;
  };
  if (!own.texts || !fields.texts) return <TextsAwaited failed={own.failed || fields.failed} retry={retryFailed(own, fields)} />;
  const { texts } = own;
  const asked = fields.texts;
  const trail = [{ name: texts.crumb, to: PATH }];
  const { title, phone, email, ...changes } = named(asked, 'Label');
  return (
    <div className="page form-page">
      <Head
        kind="other"
        words={{ title: texts.headTitle, about: texts.description }}
        keywords={texts.keywords}
        path={PATH}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle} <LinkedText text={texts.notListed} />
      </PageTitle>
      <div className="form-columns">
        <Form
          name="renewal"
          action={PATH}
          api="/api/listings/renew"
          labels={{ phone: phone!, email: email!, title: title!, ...changes }}
          missing={named(asked, 'Missing')}
          hidden={{
            _next: `${origin}/list-business/thank-you`,
            _subject: 'Business listing renewal',
            _captcha: 'true',
            _template: 'table',
          }}
          submit={texts.send}
          busy={texts.busy}
          failed={{ description: texts.failed }}
          start={start}
          startIsKnown
          onSend={loadThanks}
          onDone={done}
          foot={
            <p className="muted">
              <LinkedText text={texts.privacy} />
            </p>
          }
        >
          <fieldset className="form-group">
            <legend>{texts.legend}</legend>
            <BusinessField name="phone" texts={asked} needed help={texts.phoneHelp} />
            <BusinessField name="email" texts={asked} needed help={texts.emailHelp} />
            <BusinessField name="title" texts={asked} needed help={texts.titleHelp} />
          </fieldset>
          <FoldedFields names={CHANGEABLE} title={texts.changesTitle} help={texts.changesText}>
            {CHANGEABLE.map((name) => (
              <BusinessField key={name} name={name} texts={asked} />
            ))}
            <p className="muted">
              <LinkedText text={texts.removal} />
            </p>
          </FoldedFields>
        </Form>
        <SidePanels texts={texts} />
      </div>
    </div>
  );
}
