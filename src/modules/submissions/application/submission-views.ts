import type { AdminList } from '../../../shared/office/admin-list.js';
import { Deliveries, type DeliveryState } from '../../../shared/mail/deliveries.js';
import { type KnownBusiness, KnownBusinesses, type SimilarBusiness } from '../../listings/index.js';
import { renewalMatch } from '../domain/renewal-match.js';
import { type FieldChange, type Resubmission, resubmissionOf } from '../domain/submission-history.js';
import type { SubmissionState } from '../domain/submission.js';
import { isOpen } from '../domain/submission-status.js';
import { SubmissionNotFound } from '../domain/submission.errors.js';
import { changesTo } from './listing-changes.js';
import { traitsOf } from './matching-listing.js';
import { ContactChanges, type ContactChangeView } from './contact-changes.js';
import { ReferredSubmissions, type SubmissionReferral } from './referred-submissions.js';
import { type Alike, SubmissionList, type SubmissionQuery } from './submission-list.js';

export interface MatchedListing {
  listingId: string;
  slug: string;
  title: string;
}

export interface Candidate extends MatchedListing {
  city: string | null;
  /** In which ways it is alike, the most certain first. */
  why: SimilarBusiness['by'];
}

/** A listing or submission that may be the same business. */
export interface Duplicate {
  id: string;
  title: string;
  of: 'listing' | 'submission';
  why: SimilarBusiness['by'];
}

/** A submission, with everything that an admin needs for the decision. */
export interface SubmissionView extends Omit<SubmissionState, 'listingId' | 'earlier'> {
  /** Set if its owner has sent it again: what was asked for, and what has changed. */
  resent: Resubmission | null;
  /** What would change about the matched listing. */
  diff: FieldChange[];
  /** The listing that it became or renews; while it is pending, the one listing that it must be about. */
  match: MatchedListing | null;
  candidates: Candidate[];
  duplicates: Duplicate[];
  deliveries: DeliveryState[];
  /** The referral that it came with; none if the code is unknown. */
  referral: SubmissionReferral | null;
  /** For a change of contact details: whether the address on file was notified, and whether it objects. */
  contactChange: ContactChangeView | null;
}

/** What admins see of submissions. Never sent to owners. */
export class SubmissionViews {
  constructor(
    private readonly list: SubmissionList,
    private readonly businesses: KnownBusinesses,
    private readonly deliveries: Deliveries,
    private readonly referred: ReferredSubmissions,
    private readonly contacts: ContactChanges,
  ) {}

  async find(query: SubmissionQuery): Promise<AdminList<SubmissionView>> {
    const { items, ...page } = await this.list.find(query);
    return { items: await this.viewsOf(items), ...page };
  }

  /**
   * @param listingId for a pending submission: shows what an approval would do to this listing, instead of the matching one
   * @throws SubmissionNotFound
   */
  async get(id: string, listingId?: string): Promise<SubmissionView> {
    const state = await this.list.get(id);
    const chosen = state && isOpen(state) ? listingId : undefined;
    const [view] = state ? await this.viewsOf([{ ...state, listingId: chosen ?? state.listingId }]) : [];
    if (!view) throw new SubmissionNotFound(id);
    return view;
  }

  private async viewsOf(states: SubmissionState[]): Promise<SubmissionView[]> {
    const waiting = states.filter(isOpen);
    const indexes = new Map(waiting.map(({ id }, index) => [id, index]));
    const like = await this.businesses.similarTo(waiting.map(({ fields }) => traitsOf(fields)));
    const alike = await this.list.alike(waiting);
    const listingsOf = (some: SubmissionState[]) => some.flatMap(({ listingId }) => listingId ?? []);
    const chosen = await this.businesses.get(listingsOf(waiting));
    const concerned = await this.businesses.getMergeTargets(listingsOf(states.filter((state) => !isOpen(state))));
    const deliveries = await this.deliveries.statesOf(states.map(({ id }) => id));
    const referrals = await this.referred.beside(states.map(({ id }) => id));
    const views = states.map(({ listingId, earlier, ...state }) => {
      const index = indexes.get(state.id);
      const found = index === undefined ? [] : like[index]!;
      const match = listingId
        ? (index === undefined ? concerned : chosen).get(listingId)
        : state.kind === 'renewal'
          ? renewalMatch(found, state.fields)?.business
          : undefined;
      const diff = match && index !== undefined ? changesTo(match, state.fields) : [];
      return {
        ...state,
        resent: resubmissionOf({ ...state, earlier }),
        match: match ? matched(match) : null,
        diff,
        addressOnFile: match?.email ?? null,
        candidates: state.kind === 'renewal' ? found.map(candidate) : [],
        duplicates: index === undefined ? [] : duplicatesOf(state.kind === 'new' ? found : [], alike[index]!),
        deliveries: deliveries.get(state.id) ?? [],
        referral: referrals.get(state.id) ?? null,
      };
    });
    const contactChanges = await this.contacts.of(views);
    return views.map(({ addressOnFile: _address, ...view }) => ({ ...view, contactChange: contactChanges.get(view.id) ?? null }));
  }
}

function matched({ id, slug, title }: KnownBusiness): MatchedListing {
  return { listingId: id, slug, title };
}

function candidate({ business, by }: SimilarBusiness): Candidate {
  return { ...matched(business), city: business.city, why: by };
}

function duplicatesOf(listings: SimilarBusiness[], submissions: Alike[]): Duplicate[] {
  const sure = listings.map(({ business, by }) => ({
    id: business.id,
    title: business.title,
    of: 'listing' as const,
    why: by.filter((way) => way !== 'title'),
  }));
  return [...sure.filter(({ why }) => why.length > 0), ...submissions.map((each) => ({ ...each, of: 'submission' as const }))];
}
