import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { named } from '../../ui/form/field-texts.js';
import { Form } from '../../ui/form/form.js';
import { EmailField, LineField, RadioField, TextField } from '../../ui/form/fields.js';

interface ReportFormProps {
  slug: string;
  /** Path of the form's page, to which a browser without scripts posts the form. */
  path: string;
  texts: PageTexts<'report'>;
  onSent: () => void;
}

export function ReportForm({ slug, path, texts, onSent }: ReportFormProps) {
  const { closed, wrong, mine, other } = texts;
  return (
    <Form
      name={`report-${slug}`}
      action={path}
      api="/api/report"
      labels={named(texts, 'Label')}
      missing={named(texts, 'Missing')}
      bodyOf={(values, hidden) => ({ ...values, ...hidden, slug })}
      submit={texts.send}
      busy={texts.busy}
      failed={{ title: texts.failedTitle, description: texts.failedText }}
      onDone={onSent}
    >
      <RadioField name="reason" help={texts.reasonHelp} missing={texts.reasonMissing} options={{ closed, wrong, mine, other }} />
      <TextField name="message" missing={texts.messageMissing} rows={5} help={texts.messageHelp} />
      <LineField name="name" autoComplete="name" help={texts.nameHelp} />
      <EmailField help={texts.emailHelp} />
    </Form>
  );
}
