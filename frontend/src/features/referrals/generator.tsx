import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { LineField } from '../../ui/form/fields.js';
import { Form } from '../../ui/form/form.js';
import { toasts } from '../../ui/toasts.js';

const LABELS = { name: 'Your Name', email: 'Email Address' };
const CREATED = { title: 'Referral Code Created!', description: 'Pass your link on, and see here who came with it.' };
const INCOMPLETE = { title: 'Missing Information', description: 'Please provide your name and email.' };
const FAILED = { title: 'Error', description: 'Failed to create referral code' };
const FAILED_TO_MAIL = { title: 'Error', description: 'Failed to send the link. Please try again.' };
const ON_ITS_WAY = {
  title: 'Check your e-mail',
  description: 'If this address takes part, a sign-in link is on its way. It works once.',
  milliseconds: 8_000,
};

/** Shown when this browser has no code yet. */
export function Generator({ onCreated }: { onCreated: () => void }) {
  const dispatch = useDispatch();
  const created = () => {
    dispatch(toasts.actions.shown(CREATED));
    onCreated();
    return 'stay-busy' as const;
  };
  return (
    <section className="form-panel" aria-labelledby="get-code">
      <h2 id="get-code">Get your referral link</h2>
      <Form
        name="referrer"
        action="/referral-program"
        api="/api/referral/create"
        labels={LABELS}
        bodyOf={onlyFields}
        drafts={false}
        submit="Generate my code"
        busy="Generating..."
        incomplete={INCOMPLETE}
        failed={FAILED}
        onDone={created}
        foot={
          <p className="muted">
            How we treat your details stands in our <Link to="/privacy">Privacy Policy</Link>.
          </p>
        }
      >
        <LineField name="name" autoComplete="name" autoCapitalize="words" missing="Write your name." />
        <LineField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          missing="Write your e-mail address."
          help="We write to it about your rewards."
        />
      </Form>
      <OtherDevice />
    </section>
  );
}

/** The code is in another browser: a mailed link brings it here. */
function OtherDevice() {
  const dispatch = useDispatch();
  return (
    <details className="other-device">
      <summary>I have a code on another device</summary>
      <Form
        name="sign-in"
        action="/referral-program"
        api="/api/referral/sign-in-link"
        labels={LABELS}
        bodyOf={onlyFields}
        drafts={false}
        submit="Mail me a sign-in link"
        busy="Sending..."
        failed={FAILED_TO_MAIL}
        onDone={() => void dispatch(toasts.actions.shown(ON_ITS_WAY))}
      >
        <LineField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          missing="Write your e-mail address."
          help="The one that you got your code with."
        />
      </Form>
    </details>
  );
}

/** The API takes nothing else. */
const onlyFields = (values: Record<string, string>) => values;
