import type { Clock } from '../../../../shared/clock.js';
import { keyFrom } from '../../../../shared/text/text.js';
import {
  type ListingView,
  ListingViewChanged,
  ListingViewExists,
  ListingViewNotFound,
  type ListingViews,
  MAX_VIEWS,
  TooManyListingViews,
} from '../../domain/catalogue/listing-views.js';

/** Saved views of the list of listings, shared by all admins. */
export class SavedViews {
  constructor(
    private readonly views: ListingViews,
    private readonly clock: Clock,
  ) {}

  all(): Promise<ListingView[]> {
    return this.views.all();
  }

  /**
   * Replaces the view of the same name, whatever its case.
   * @param replaces when the view was saved that may be replaced; `null` if none may be, absent if any may be
   * @throws TooManyListingViews or ListingViewExists
   */
  async save({ name, question }: Pick<ListingView, 'name' | 'question'>, replaces?: Date | null): Promise<void> {
    const known = await this.views.all();
    const isKnown = known.some((view) => keyFrom(view.name) === keyFrom(name));
    if (known.length >= MAX_VIEWS && !isKnown) throw new TooManyListingViews();
    const isSaved = await this.views.save({ name, question, savedAt: this.clock.now() }, replaces);
    if (!isSaved) throw new ListingViewExists(name);
  }

  /**
   * @param savedAt when the view was saved that may be removed; absent if it may be removed whatever it has become
   * @throws ListingViewChanged or ListingViewNotFound
   */
  async remove(id: number, savedAt?: Date): Promise<void> {
    if (await this.views.remove(id, savedAt)) return;
    const isThere = (await this.views.all()).some((view) => view.id === id);
    throw isThere ? new ListingViewChanged() : new ListingViewNotFound();
  }
}
