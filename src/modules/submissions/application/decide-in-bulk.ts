import { DomainError } from '../../../shared/domain-error.js';
import { ApproveSubmission } from './approve-submission.js';
import { DecideSubmission } from './decide-submission.js';

export const BULK_ACTIONS = ['approve', 'reject', 'spam', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export interface BulkOutcome {
  done: string[];
  /** Those that a rule of ours kept as they were, with what it says. */
  failed: { id: string; detail: string }[];
}

/** One decision about many submissions; each stands for itself. */
export class DecideInBulk {
  constructor(
    private readonly approval: ApproveSubmission,
    private readonly decision: DecideSubmission,
  ) {}

  /** @param reason what owners are told at a rejection */
  async run(action: BulkAction, ids: string[], reason: string, client: string | null): Promise<BulkOutcome> {
    const outcome: BulkOutcome = { done: [], failed: [] };
    for (const id of new Set(ids)) {
      try {
        await this.decide(action, id, reason, client);
        outcome.done.push(id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        outcome.failed.push({ id, detail: error.message });
      }
    }
    return outcome;
  }

  private decide(action: BulkAction, id: string, reason: string, client: string | null): Promise<void> {
    switch (action) {
      case 'approve':
        return this.approval.run(id, {}, client);
      case 'reject':
        return this.decision.reject(id, reason, client);
      case 'spam':
        return this.decision.markAsSpam(id, client);
      case 'restore':
        return this.decision.restore(id, client);
    }
  }
}
