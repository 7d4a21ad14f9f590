import { type Cancelled, Deliveries } from '../../../shared/mail/deliveries.js';
import type { FormName, HiddenFields } from '../../../shared/forms/forms.js';
import type { SubmissionKind } from '../domain/submission-fields.js';
import type { Submission } from '../domain/submission.js';
import { OwnerMail } from './owner-mail.js';
import { NotifyMatchedBusiness } from './notify-matched-business.js';

export const FORMS: Record<SubmissionKind, FormName> = { new: 'listing', renewal: 'renewal' };

/**
 * Notifies the operator of a submission, its owner of the status link, and a listed business of a change of its contact details. Takes part
 * in the running transaction.
 */
export class AnnounceSubmission {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly mail: OwnerMail,
    private readonly renewed: NotifyMatchedBusiness,
  ) {}

  /** @param statusUrl as it is mailed; `undefined` if its owner has been emailed already */
  async run(submission: Submission, hidden: HiddenFields, statusUrl: string | undefined): Promise<void> {
    const { id, kind, fields, title, snapshot } = submission;
    const forwardedFields = { ...fields, ...(snapshot.ref ? { ref: snapshot.ref } : {}) };
    await this.deliveries.send({ form: FORMS[kind], id, about: { business: title }, fields: forwardedFields, hidden });
    if (statusUrl !== undefined) await this.mail.received(submission, statusUrl);
    await this.renewed.run(submission);
  }

  /**
   * Notifies a listed business of what a correction changes about its contact details.
   * @param statusUrl as it is mailed to an address that the correction has brought
   */
  async corrected(submission: Submission, statusUrl: string | undefined): Promise<void> {
    if (statusUrl !== undefined) await this.mail.received(submission, statusUrl);
    await this.renewed.run(submission);
  }

  /** Cancels its pending deliveries. @returns who is not notified by that */
  cancel({ id }: Submission): Promise<Cancelled> {
    return this.deliveries.stop(id);
  }
}
