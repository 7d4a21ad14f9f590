import type { Submission } from '../domain/submission.js';
import { SubmissionViews } from './submission-views.js';
import { TellBusiness } from './tell-business.js';

/** Tells the one listing that a renewal must be about, if it changes how the business is reached. Takes part in the running transaction. */
export class TellRenewedBusiness {
  constructor(
    private readonly views: SubmissionViews,
    private readonly tell: TellBusiness,
  ) {}

  /** Of what lies with the spam nobody is told; of what an admin has to find the listing for, when it is approved. */
  async run(submission: Submission): Promise<void> {
    const listing = submission.kind === 'renewal' && submission.isOpen ? await this.views.matchOf(submission.fields) : undefined;
    if (listing) await this.tell.run(submission, listing);
  }
}
