import { e164Of } from '../../../shared/contact/contact-values.js';
import { townFrom } from '../../../shared/places/address.js';
import { type BusinessTraits, type KnownBusiness, KnownBusinesses } from '../../listings/index.js';
import { renewalMatch } from '../domain/renewal-match.js';
import type { SubmissionFields } from '../domain/submission-fields.js';

/** Traits by which the listings are found that a submission may be about. */
export function traitsOf({ title = '', city, phone, website }: SubmissionFields): BusinessTraits {
  return { title, city: city ? townFrom(city).town : null, phoneE164: phone ? e164Of(phone) : null, website: website ?? null };
}

/** Finds the listing that a renewal is about. */
export class MatchingListing {
  constructor(private readonly businesses: KnownBusinesses) {}

  /** The listing that a renewal with these fields must be about, if there is only one. */
  async of(fields: SubmissionFields): Promise<KnownBusiness | undefined> {
    const [like = []] = await this.businesses.similarTo([traitsOf(fields)]);
    return renewalMatch(like, fields)?.business;
  }
}
