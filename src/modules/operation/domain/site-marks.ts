/** Milestones of setting the site up that are not visible from other data. */
export type SiteMark = 'start-dismissed' | 'legal-read';

export abstract class SiteMarks {
  /** When it was done; `null` if it was not, or was undone. */
  abstract madeAt(mark: SiteMark): Promise<Date | null>;

  /** Safe to repeat: the first time is kept. */
  abstract make(mark: SiteMark, now: Date): Promise<void>;

  abstract takeBack(mark: SiteMark): Promise<void>;
}
