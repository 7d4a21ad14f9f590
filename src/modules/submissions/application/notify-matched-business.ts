import type { Submission } from '../domain/submission.js';
import { MatchingListing } from './matching-listing.js';
import { NotifyOfContactChange } from './notify-of-contact-change.js';

/** Notifies the business that a renewal matches, if it changes contact details. Takes part in the running transaction. */
export class NotifyMatchedBusiness {
  constructor(
    private readonly matching: MatchingListing,
    private readonly notify: NotifyOfContactChange,
  ) {}

  /** Spam causes no notice. For a renewal without a unique match, the notice is sent when an admin picks the listing and approves. */
  async run(submission: Submission): Promise<void> {
    const listing = submission.kind === 'renewal' && submission.isOpen ? await this.matching.of(submission.fields) : undefined;
    if (listing) await this.notify.run(submission, listing);
  }
}
