import { Global, Module } from '@nestjs/common';
import { PersonalData } from '../../shared/personal-data.js';
import { ErasePerson } from './erase-person.js';
import { NightlyExpiry } from './nightly-expiry.js';

/** Personal data goes when it has been kept for long enough, and when the person says so. */
@Global()
@Module({
  providers: [PersonalData, ErasePerson, NightlyExpiry],
  exports: [PersonalData, ErasePerson],
})
export class PrivacyModule {}
