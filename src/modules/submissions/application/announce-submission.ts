import { Deliveries } from '../../../shared/deliveries.js';
import type { FormName, HiddenFields } from '../../../shared/forms.js';
import type { SubmissionKind } from '../domain/submission-fields.js';
import type { Submission } from '../domain/submission.js';
import { OwnerMail } from './owner-mail.js';
import { TellRenewedBusiness } from './tell-renewed-business.js';

export const FORMS: Record<SubmissionKind, FormName> = { new: 'listing', renewal: 'renewal' };
const SUBJECTS: Record<SubmissionKind, string> = { new: 'New listing', renewal: 'Renewal' };

/** Tells the operator of a submission, its owner where it can be followed, and a business that it is about to change how it is reached. Takes part in the running transaction. */
export class AnnounceSubmission {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly mail: OwnerMail,
    private readonly renewed: TellRenewedBusiness,
  ) {}

  /** @param statusUrl as it is mailed */
  async run(submission: Submission, hidden: HiddenFields, statusUrl: string): Promise<void> {
    const { id, kind, fields, title, snapshot } = submission;
    const told = { ...fields, ...(snapshot.ref ? { ref: snapshot.ref } : {}) };
    await this.deliveries.send({ form: FORMS[kind], id, subject: `${SUBJECTS[kind]}: ${title}`, fields: told, hidden });
    await this.mail.received(submission, statusUrl);
    await this.renewed.run(submission);
  }
}
