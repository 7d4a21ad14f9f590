import { Clock } from '../../../shared/clock.js';
import { FormIntake, type HiddenFields } from '../../../shared/forms/forms.js';
import { readFields, type SubmissionKind } from '../domain/submission-fields.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import { referralCodeFrom, Submission } from '../domain/submission.js';
import { AnnounceSubmission, FORMS } from './announce-submission.js';
import { RepeatedSubmission } from './repeated-submission.js';
import { StatusLinks } from './status-links.js';

export interface Sent {
  kind: SubmissionKind;
  /** As they were typed. */
  fields: Record<string, unknown>;
  ref: unknown;
  hidden: HiddenFields;
  client: string;
  /** Ids of the submissions that this browser has sent before. */
  sentBefore: readonly string[];
}

export interface Received {
  id: string;
  /** The status link for its owner. Missing when the same content came in before, unless this browser sent it. */
  statusUrl?: string;
}

/**
 * Stores a submission before the request is answered. Spam is stored in the spam folder and gets the same answer; so does a renewal of an
 * unknown business.
 */
export class ReceiveSubmission {
  constructor(
    private readonly intake: FormIntake,
    private readonly submissions: SubmissionRepository,
    private readonly links: StatusLinks,
    private readonly announcement: AnnounceSubmission,
    private readonly repeated: RepeatedSubmission,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidValues naming each field that is bad or missing, or TooManySubmissions */
  async run({ kind, fields: typed, ref, hidden, client, sentBefore }: Sent): Promise<Received> {
    const fields = readFields(kind, typed);
    let statusUrl: string | undefined;
    const {
      id,
      repeat,
      spam: reason,
    } = await this.intake.take({ form: FORMS[kind], client, fields, hidden }, async (id, spam) => {
      const submission = Submission.receive({ id, kind, fields, ref: referralCodeFrom(ref), spam, at: this.clock.now() });
      await this.submissions.add(submission);
      const { shown, mailed } = await this.links.issue(submission);
      statusUrl = shown;
      if (!spam) await this.announcement.run(submission, hidden, mailed);
    });
    if (repeat) statusUrl = await this.repeated.run(id, sentBefore.includes(id), { isSpam: reason !== null, hidden });
    return { id, ...(statusUrl === undefined ? {} : { statusUrl }) };
  }
}
