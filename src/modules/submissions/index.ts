export { SubmissionsModule } from './submissions.module.js';
