import type {} from '../../../platform/web/page-contract.js';
import type { ContactChangeNotice } from './object-to-change.js';
import type { OwnSubmissionView } from './own-submission.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    /** By the secret token in its URL. */
    ownSubmission: { args: { token: string }; data: OwnSubmissionView };
    /** For the business that was notified, by the secret token in its link. */
    contactChange: { args: { token: string }; data: ContactChangeNotice };
  }
}
