import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Site } from '../../lib/site.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { useTexts } from '../../lib/use-texts.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { usePartsOff } from '../../lib/parts.js';
import { EmailField, LineField, TextField } from '../../ui/form/fields.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { LinkedText } from '../../ui/linked-text.js';
import { Icon } from '../../ui/icon.js';
import { toasts } from '../../ui/toasts.js';

/** The operator's contact details, and the contact form. */
export function ContactSection() {
  const { texts, failed, retry } = useTexts('contact');
  const off = usePartsOff();
  const hasForm = !off.includes('contact');
  if (!texts) return <TextsAwaited isPart failed={failed} retry={retry} />;
  return (
    <section id="contact" className="contact" aria-labelledby={hasForm ? 'get-in-touch' : 'contact-info'}>
      {hasForm && (
        <div className="contact-form">
          <h2 id="get-in-touch">{texts.title}</h2>
          <p className="muted">{texts.subtitle}</p>
          <ContactForm texts={texts} />
        </div>
      )}
      <aside className="form-panel" aria-labelledby="contact-info">
        <h2 id="contact-info">{texts.infoTitle}</h2>
        <ul className="form-steps">
          {hasForm && (
            <li>
              <Icon name="mail" />
              <h3>{texts.formTitle}</h3>
              <p>{texts.formText}</p>
            </li>
          )}
          <li>
            <Icon name="phone" />
            <h3>{texts.professional}</h3>
            <p>
              <LinkedText text={texts.professionalText} />
            </p>
          </li>
          <li>
            <Icon name="zap" />
            <h3>{texts.emergency}</h3>
            <p>
              <LinkedText text={off.includes('emergency') ? texts.emergencyAlone : texts.emergencyText} />
            </p>
          </li>
          <li>
            <Icon name="wrench" />
            <h3>{texts.business}</h3>
            <p>
              <LinkedText text={off.includes('renewals') ? texts.businessAlone : texts.businessText} />
            </p>
          </li>
        </ul>
      </aside>
    </section>
  );
}

function ContactForm({ texts }: { texts: PageTexts<'contact'> }) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const wasSent = new URLSearchParams(useLocation().search).has('sent');
  const dispatch = useDispatch();
  return (
    <>
      {wasSent && (
        <div className="form-sent" role="status">
          <h3>{texts.sentTitle}</h3>
          <p>{texts.sentText}</p>
        </div>
      )}
      <Form
        name="contact"
        action="/about#contact"
        api="/api/contact"
        labels={named(texts, 'Label')}
        missing={named(texts, 'Missing')}
        hidden={{ _next: `${origin}/about?sent=1`, _subject: 'New message from the contact form', _captcha: 'true', _template: 'table' }}
        submit={texts.send}
        busy={texts.busy}
        failed={{ description: texts.failed }}
        onDone={() => void dispatch(toasts.actions.shown({ title: texts.sentTitle, description: texts.sentText }))}
      >
        <LineField name="name" autoComplete="name" help={texts.nameHelp} missing={texts.nameMissing} />
        <EmailField missing={texts.emailMissing} help={texts.emailHelp} />
        <LineField name="phone" type="tel" autoComplete="tel" inputMode="tel" help={texts.phoneHelp} />
        <LineField name="subject" autoComplete="off" help={texts.subjectHelp} missing={texts.subjectMissing} />
        <TextField name="message" rows={6} help={texts.messageHelp} missing={texts.messageMissing} />
      </Form>
    </>
  );
}
