export { SubmissionsModule } from './submissions.module.js';
export { ReferredSubmissions } from './application/referred-submissions.js';
