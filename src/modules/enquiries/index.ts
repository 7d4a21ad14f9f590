export { EnquiriesModule } from './enquiries.module.js';
