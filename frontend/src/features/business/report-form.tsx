import { Form } from '../../ui/form/form.js';
import { LineField, RadioField, TextField } from '../../ui/form/fields.js';

const LABELS = { reason: 'What is it about?', message: 'What should we know?', name: 'Your name', email: 'Your e-mail address' };
const REASONS = {
  closed: 'The business has closed or moved away',
  wrong: 'Something on the page is wrong',
  mine: 'This is my business',
  other: 'Something else',
};
const FAILED = { title: 'Your report was not sent', description: 'What you typed is still here. Please try again.' };

/** @param path of the page that it stands on, which takes it where there is no script */
export function ReportForm({ slug, path, onSent }: { slug: string; path: string; onSent: () => void }) {
  return (
    <Form
      name={`report-${slug}`}
      action={path}
      api="/api/report"
      labels={LABELS}
      bodyOf={(values, hidden) => ({ ...values, ...hidden, slug })}
      submit="Send the report"
      busy="Sending..."
      failed={FAILED}
      onDone={onSent}
    >
      <RadioField name="reason" missing="Choose what it is about." options={REASONS} />
      <TextField
        name="message"
        missing="Write what we should know."
        rows={5}
        help="Is it your business? Say what to change or remove, and how we can see that it is yours: write to us from its own e-mail address, or name the phone number on its sign or website."
      />
      <LineField name="name" autoComplete="name" help="Only if you want an answer." />
      <LineField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        help="Only if you want an answer. We use it for nothing else."
      />
    </Form>
  );
}
