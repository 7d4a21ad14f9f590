import { useDispatch } from 'react-redux';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { EmailField, LineField } from '../../ui/form/fields.js';
import { useRead } from '../../lib/use-read.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { LinkedText } from '../../ui/linked-text.js';
import { toasts } from '../../ui/toasts.js';

const ON_ITS_WAY_MS = 8_000;

/** Shown when this browser has no code yet. */
export function Generator({ texts, onCreated }: { texts: PageTexts<'referrals'>; onCreated: (code: string) => void }) {
  const dispatch = useDispatch();
  const { data: facts } = useRead('directory', {});
  const created = ({ code }: { code: string }) => {
    dispatch(toasts.actions.shown({ title: texts.createdTitle, description: texts.createdText }));
    onCreated(code);
    return 'stay-busy' as const;
  };
  return (
    <section className="form-panel" aria-labelledby="get-code">
      <h2 id="get-code">{texts.getTitle}</h2>
      <Form
        name="referrer"
        action="/referral-program"
        api="/api/referral/create"
        labels={named(texts, 'Label')}
        missing={named(texts, 'Missing')}
        bodyOf={onlyFields}
        drafts={false}
        submit={texts.send}
        busy={texts.busy}
        incomplete={{ title: texts.incompleteTitle, description: texts.incompleteText }}
        failed={{ description: texts.failed }}
        onDone={created}
        foot={
          <p className="muted">
            <LinkedText text={texts.privacy} />
          </p>
        }
      >
        <LineField name="name" autoComplete="name" autoCapitalize="words" help={texts.nameHelp} missing={texts.nameMissing} />
        <EmailField missing={texts.emailMissing} help={facts?.sendsMail === false ? undefined : texts.emailHelp} />
      </Form>
      <OtherDevice texts={texts} />
    </section>
  );
}

/** For visitors whose code is in another browser: sends them a sign-in link by email. */
function OtherDevice({ texts }: { texts: PageTexts<'referrals'> }) {
  const dispatch = useDispatch();
  const { data: facts } = useRead('directory', {});
  const onItsWay = { title: texts.signInSentTitle, description: texts.signInSentText, milliseconds: ON_ITS_WAY_MS };
  const sent = () => void dispatch(toasts.actions.shown(onItsWay));
  return (
    <details className="other-device">
      <summary>{texts.signInTitle}</summary>
      {facts?.sendsMail === false ? (
        <p>
          <LinkedText text={texts.signInNoMail} />
        </p>
      ) : (
        <Form
          name="sign-in"
          action="/referral-program"
          api="/api/referral/sign-in-link"
          labels={named(texts, 'Label')}
          missing={named(texts, 'Missing')}
          bodyOf={onlyFields}
          drafts={false}
          submit={texts.signInSend}
          busy={texts.signInBusy}
          failed={{ description: texts.signInFailed }}
          onDone={sent}
        >
          <EmailField missing={texts.emailMissing} help={texts.signInHelp} />
        </Form>
      )}
    </details>
  );
}

/** The API refuses hidden fields. */
const onlyFields = (values: Record<string, string>) => values;
