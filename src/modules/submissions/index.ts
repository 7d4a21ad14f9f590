export { SubmissionsModule } from './submissions.module.js';
export { ReferredSubmissions, type SubmissionReferral } from './application/referred-submissions.js';
