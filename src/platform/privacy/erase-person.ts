import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { type Person, PersonalData, type ErasureCount } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Rolls back a dry run. */
class OnlyCounted extends Error {}

/** Holders read whole tables, which takes longer than a visitor would wait. */
const LOOKS_AT_ALL = { long: true };

/** Erases all personal data of one person, in one transaction. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly data: PersonalData,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Safe to repeat. The log has the numbers alone.
   * @param dryRun only counts
   */
  async execute(person: Person, dryRun: boolean): Promise<ErasureCount[]> {
    const erased: ErasureCount[] = [];
    try {
      await this.transaction.run(async () => {
        for (const holder of this.data.all) erased.push(...(await holder.erase(person)));
        if (dryRun) throw new OnlyCounted();
        const counts = Object.fromEntries(
          erased.filter(({ count, became }) => count > 0 && became !== 'kept').map(({ what, count }) => [what, count]),
        );
        await this.audit.record({ action: 'person-erased', client: null, detail: { counts } });
      }, LOOKS_AT_ALL);
    } catch (error) {
      if (!(error instanceof OnlyCounted)) throw error;
    }
    return erased;
  }
}
