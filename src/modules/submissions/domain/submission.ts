import type { SubmissionFields, SubmissionKind } from './submission-fields.js';
import { changesSince, type EarlierVersion, hasSameFields, withVersion } from './submission-history.js';
import { isOpen, OPEN_STATUSES, RESTORABLE_STATUSES, type SubmissionStatus } from './submission-status.js';
import {
  OwnSubmissionChanged,
  PictureUnknown,
  SubmissionChangedMeanwhile,
  SubmissionClosed,
  SubmissionDecided,
  TooManyProposed,
} from './submission.errors.js';

/** A picture that the owner proposes for the gallery. */
export interface ProposedPicture {
  url: string;
  description: string;
}

export const MAX_PROPOSED = 5;

/** The deliveries that were cancelled when an admin marked a submission as spam: emails to its owner among them, or only those to the operator. */
const MARKED = { owner: 'marked', operator: 'marked-owner-told' } as const;

export interface SubmissionState {
  id: string;
  kind: SubmissionKind;
  status: SubmissionStatus;
  fields: SubmissionFields;
  /** The code of the referrer, as it was sent: it may be unknown. */
  ref: string | null;
  /** What the owner was told at the last decision. */
  reason: string | null;
  /** Why it was classified as spam on arrival, or {@link MARKED}: deliveries were cancelled when an admin marked it. For admins only. */
  spamReason: string | null;
  /** The listing that it became, or that it renewed. */
  listingId: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  /** Increases with every change. */
  version: number;
  /** Earlier versions, the oldest first: an admin who decides about an old version is shown what has changed. */
  earlier: EarlierVersion[];
  /** Published with it, as far as the admin approves them. */
  pictures: ProposedPicture[];
}

/** A decision of an admin. */
export interface Decision {
  at: Date;
  reason?: string;
  /** The version that the admin saw: a decision about another version is refused. */
  version?: number;
}

export interface Approval {
  at: Date;
  /** The fields to publish: the owner's, with the admin's edits. */
  fields: SubmissionFields;
  /** The version that the admin saw. */
  version?: number;
}

const nameOf = ({ url }: ProposedPicture) => url.slice(url.lastIndexOf('/') + 1);

const MAX_REF = 100;

/** A business as its owner described it, and the decision about it. */
export class Submission {
  constructor(private readonly state: SubmissionState) {}

  /** @param spam the reason, when it was classified as spam: it is stored in the spam folder from the start */
  static receive(arrived: {
    id: string;
    kind: SubmissionKind;
    fields: SubmissionFields;
    ref: string | null;
    spam: string | null;
    at: Date;
  }): Submission {
    const { id, kind, fields, ref, spam, at } = arrived;
    const nothingYet = { reason: null, listingId: null, decidedAt: null, version: 1, earlier: [], pictures: [] };
    return new Submission({ id, kind, fields, ref, status: spam ? 'spam' : 'pending', spamReason: spam, createdAt: at, ...nothingYet });
  }

  get id(): string {
    return this.state.id;
  }

  get kind(): SubmissionKind {
    return this.state.kind;
  }

  get status(): SubmissionStatus {
    return this.state.status;
  }

  get fields(): SubmissionFields {
    return this.state.fields;
  }

  get title(): string {
    return this.fields.title ?? '';
  }

  get snapshot(): Readonly<SubmissionState> {
    return this.state;
  }

  get isOpen(): boolean {
    return isOpen(this);
  }

  /** The status shown to the owner. Spam is shown as "pending", so that spammers learn nothing from it. */
  get ownersStatus(): Exclude<SubmissionStatus, 'spam'> {
    return this.status === 'spam' ? 'pending' : this.status;
  }

  /** @throws SubmissionDecided or SubmissionChangedMeanwhile */
  mayBeApproved(version: number | undefined): void {
    this.mustBe(OPEN_STATUSES, 'approved', 'approved');
    this.mustBeVersion(version);
  }

  /** @throws SubmissionDecided or SubmissionChangedMeanwhile; nothing has changed then */
  approve({ at, fields, version }: Approval): void {
    this.mayBeApproved(version);
    this.become('approved', { decidedAt: at, reason: null, fields, pictures: [] });
  }

  /** Sets the listing that it became or renewed: part of the approval. */
  concerns(listingId: string): void {
    this.state.listingId = listingId;
  }

  /** @throws SubmissionDecided or SubmissionChangedMeanwhile, as do all decisions; nothing has changed then */
  reject({ at, reason, version }: Decision): void {
    this.mustBe(OPEN_STATUSES, 'rejected', 'rejected');
    this.mustBeVersion(version);
    this.become('rejected', { decidedAt: at, reason: reason ?? null });
  }

  requestChanges({ at, reason, version }: Decision): void {
    this.mustBe(['pending'], 'sent back to its owner');
    this.mustBeVersion(version);
    this.become('changes-requested', { decidedAt: at, reason: reason ?? null });
  }

  markAsSpam({ at, version }: Decision): void {
    this.mustBe(OPEN_STATUSES, 'marked as spam', 'spam');
    this.mustBeVersion(version);
    this.become('spam', { decidedAt: at, reason: null });
  }

  /** Records which of its deliveries were cancelled: part of marking it as spam. */
  announcementCancelled({ owner, operator }: { owner: boolean; operator: boolean }): void {
    if (owner || operator) this.state.spamReason = owner ? MARKED.owner : MARKED.operator;
  }

  /** Reopens the submission. */
  restore({ version }: Pick<Decision, 'version'> = {}): void {
    this.mustBe(RESTORABLE_STATUSES, 'restored', 'pending');
    this.mustBeVersion(version);
    this.become('pending', { decidedAt: null, reason: null, spamReason: null });
  }

  /** Whether it was classified as spam on arrival, and no admin has decided since. */
  get isSpamByRule(): boolean {
    const { spamReason } = this.state;
    return this.status === 'spam' && spamReason !== null && !Object.values<string>(MARKED).includes(spamReason);
  }

  /** It was classified as spam on arrival, or its deliveries were cancelled: so somebody was not notified. */
  get isUnannounced(): boolean {
    return this.state.spamReason !== null;
  }

  /** Although deliveries were cancelled, its owner has been emailed: they would get the same email again. */
  get isOwnerTold(): boolean {
    return this.state.spamReason === MARKED.operator;
  }

  /**
   * Applies a correction of the owner, who may have seen earlier fields; spam stays spam. If a correction is sent again because its answer
   * was lost, it has been applied already, and changes nothing.
   * @throws SubmissionClosed or OwnSubmissionChanged
   */
  correct(fields: SubmissionFields, hasSeen: (fields: SubmissionFields) => boolean = () => true): void {
    if (!this.mayChange) throw new SubmissionClosed(this.status, 'corrected');
    if (!hasSeen(this.fields)) {
      if (hasSameFields(this.fields, fields)) return;
      throw new OwnSubmissionChanged();
    }
    this.become(this.status === 'spam' ? 'spam' : 'pending', { fields, decidedAt: null, reason: null });
  }

  get pictures(): ProposedPicture[] {
    return this.state.pictures;
  }

  /** Finds a picture by the end of its address. */
  pictureNamed(name: string): ProposedPicture | undefined {
    return this.state.pictures.find((picture) => nameOf(picture) === name);
  }

  /** Checks before a file is read, when it is unknown whether the picture is new. @throws SubmissionClosed or TooManyProposed */
  mayPropose(): void {
    if (!this.mayChange) throw new SubmissionClosed(this.status, 'corrected');
    if (this.state.pictures.length >= MAX_PROPOSED) throw new TooManyProposed(MAX_PROPOSED);
  }

  /** If the same picture is sent again, the last description counts. @throws SubmissionClosed or TooManyProposed */
  propose(picture: ProposedPicture): void {
    if (!this.mayChange) throw new SubmissionClosed(this.status, 'corrected');
    const others = this.state.pictures.filter(({ url }) => url !== picture.url);
    if (others.length >= MAX_PROPOSED) throw new TooManyProposed(MAX_PROPOSED);
    this.become(this.status, { pictures: [...others, picture] });
  }

  /** @throws SubmissionClosed or PictureUnknown */
  takeBack(name: string): void {
    if (!this.mayChange) throw new SubmissionClosed(this.status, 'corrected');
    if (!this.pictureNamed(name)) throw new PictureUnknown();
    this.become(this.status, { pictures: this.state.pictures.filter((picture) => nameOf(picture) !== name) });
  }

  /** Withdraws the submission. @throws SubmissionClosed */
  withdraw(at: Date): void {
    if (!this.mayChange) throw new SubmissionClosed(this.status, 'withdrawn');
    this.become('withdrawn', { decidedAt: at, reason: null });
  }

  /** Whether its owner may still correct or withdraw it. */
  get mayChange(): boolean {
    return isOpen({ status: this.ownersStatus });
  }

  /** @param target the status after the decision */
  private mustBe(allowed: readonly SubmissionStatus[], wanted: string, target?: SubmissionStatus): void {
    if (!allowed.includes(this.status)) throw new SubmissionDecided(this.title, this.status, wanted, this.status === target);
  }

  private mustBeVersion(seen: number | undefined): void {
    if (seen !== undefined && seen !== this.state.version) throw new SubmissionChangedMeanwhile(this.title, changesSince(seen, this.state));
  }

  private become(status: SubmissionStatus, changed: Partial<SubmissionState>): void {
    const earlier = withVersion(this.state, changed.fields ?? this.fields);
    Object.assign(this.state, changed, { status, version: this.state.version + 1, earlier });
  }
}

/** The code as it was sent, cut to one line: a bad code never causes an error. */
export function referralCodeFrom(sent: unknown): string | null {
  if (typeof sent !== 'string') return null;
  const line = sent
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return line.slice(0, MAX_REF).toWellFormed().trim() || null;
}
