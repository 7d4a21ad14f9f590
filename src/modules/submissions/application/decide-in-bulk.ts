import { DomainError, type FieldError } from '../../../shared/domain-error.js';
import { findOutage, type Outage } from '../../../shared/outage.js';
import { SubmissionChangedMeanwhile, SubmissionDecided } from '../domain/submission.errors.js';
import { ApproveSubmission } from './approve-submission.js';
import { DecideSubmission } from './decide-submission.js';

export const BULK_ACTIONS = ['approve', 'reject', 'spam', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A submission, with the version that the admin saw. */
export interface SeenSubmission {
  id: string;
  version: number;
}

/** The outcome for one submission. */
export interface ItemOutcome {
  id: string;
  /**
   * `already`: someone else has decided the same meanwhile. `stale`: it was changed since the admin saw it, and is left as it is.
   * `refused`: a rule forbids it.
   */
  outcome: 'done' | 'already' | 'stale' | 'refused';
  /** Why it was not done. */
  detail: string | null;
  /** For a stale submission what has changed since, for a refused one what is wrong. */
  errors: FieldError[];
}

export interface BulkOutcome {
  /** In the order in which they were named; each once. */
  items: ItemOutcome[];
  done: string[];
  /** Submissions that were not changed, with the reason. */
  failed: { id: string; detail: string }[];
}

/** One decision about many submissions, each of which succeeds or fails by itself. */
export class DecideInBulk {
  constructor(
    private readonly approval: ApproveSubmission,
    private readonly decision: DecideSubmission,
  ) {}

  /** @param reason what owners are told about a rejection */
  async run(action: BulkAction, seen: SeenSubmission[], reason: string, client: string | null): Promise<BulkOutcome> {
    const items: ItemOutcome[] = [];
    let outage: Outage | undefined;
    for (const each of new Map(seen.map((one) => [one.id, one])).values()) {
      try {
        items.push(outage ? refused(each.id, outage) : await this.outcomeOf(action, each, reason, client));
      } catch (error) {
        outage = findOutage(error);
        // An error for all of them would hide what was done, and its repetition would find the versions changed.
        if (!outage || items.every(({ outcome }) => outcome !== 'done')) throw error;
        items.push(refused(each.id, outage));
      }
    }
    const failed = items.flatMap(({ id, detail }) => (detail === null ? [] : [{ id, detail }]));
    return { items, done: items.filter(({ outcome }) => outcome === 'done').map(({ id }) => id), failed };
  }

  private async outcomeOf(action: BulkAction, seen: SeenSubmission, reason: string, client: string | null): Promise<ItemOutcome> {
    try {
      await this.decide(action, seen, reason, client);
      return { id: seen.id, outcome: 'done', detail: null, errors: [] };
    } catch (error) {
      if (!(error instanceof DomainError) || findOutage(error)) throw error;
      return refused(seen.id, error);
    }
  }

  private decide(action: BulkAction, { id, version }: SeenSubmission, reason: string, client: string | null): Promise<void> {
    switch (action) {
      case 'approve':
        return this.approval.runUnseen(id, version, client);
      case 'reject':
        return this.decision.reject(id, reason, { client, version });
      case 'spam':
        return this.decision.markAsSpam(id, { client, version });
      case 'restore':
        return this.decision.restore(id, { client, version });
    }
  }
}

function refused(id: string, error: DomainError): ItemOutcome {
  return { id, outcome: outcomeOf(error), detail: error.message, errors: error.errors ?? [] };
}

function outcomeOf(error: DomainError): ItemOutcome['outcome'] {
  if (error instanceof SubmissionDecided && error.isAsWanted) return 'already';
  return error instanceof SubmissionChangedMeanwhile ? 'stale' : 'refused';
}
