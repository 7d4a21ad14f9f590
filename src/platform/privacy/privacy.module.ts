import { Global, Module } from '@nestjs/common';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { ErasePerson } from './erase-person.js';
import { NightlyExpiry } from './nightly-expiry.js';

/** Deletes personal data after its retention period, and on request. */
@Global()
@Module({
  providers: [PersonalData, ErasePerson, NightlyExpiry],
  exports: [PersonalData, ErasePerson],
})
export class PrivacyModule {}
