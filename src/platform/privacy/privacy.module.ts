import { Global, Module } from '@nestjs/common';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { CopyPerson } from './copy-person.js';
import { ErasePerson } from './erase-person.js';
import { NightlyExpiry } from './nightly-expiry.js';

/** Deletes personal data after its retention period, and on request; and gives a copy of it. */
@Global()
@Module({
  providers: [PersonalData, CopyPerson, ErasePerson, NightlyExpiry],
  exports: [PersonalData, CopyPerson, ErasePerson],
})
export class PrivacyModule {}
