import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../shared/audit-log.js';
import { type Person, PersonalData, type Tally } from '../../shared/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Rolls back what was only to be counted. */
class OnlyCounted extends Error {}

/** Takes everything that belongs to one person out of the application, at once or not at all. */
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
  async execute(person: Person, dryRun: boolean): Promise<Tally[]> {
    const tallies: Tally[] = [];
    try {
      await this.transaction.run(async () => {
        for (const holder of this.data.all) tallies.push(...(await holder.erase(person)));
        if (dryRun) throw new OnlyCounted();
        const counts = Object.fromEntries(
          tallies.filter(({ count, became }) => count > 0 && became !== 'kept').map(({ what, count }) => [what, count]),
        );
        await this.audit.record({ action: 'person-erased', client: null, detail: { counts } });
      });
    } catch (error) {
      if (!(error instanceof OnlyCounted)) throw error;
    }
    return tallies;
  }
}
