import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { type Person, PersonalData, type ErasureCount } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Rolls back a dry run. */
class DryRunRollback extends Error {}

/** Holders scan whole tables, which takes longer than the usual statement timeout. */
const LONG = { long: true };

/** Erases all personal data of one person, in one transaction. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly data: PersonalData,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Safe to repeat. The audit log gets only the counts.
   * @param dryRun only counts
   */
  async execute(person: Person, dryRun: boolean): Promise<ErasureCount[]> {
    const erased: ErasureCount[] = [];
    try {
      await this.transaction.run(async () => {
        for (const holder of this.data.all) erased.push(...(await holder.erase(person)));
        if (dryRun) throw new DryRunRollback();
        const counts = Object.fromEntries(
          erased.filter(({ count, became }) => count > 0 && became !== 'kept').map(({ what, count }) => [what, count]),
        );
        await this.audit.record({ action: 'person-erased', client: null, detail: { counts } });
      }, LONG);
    } catch (error) {
      if (!(error instanceof DryRunRollback)) throw error;
    }
    return erased;
  }
}
