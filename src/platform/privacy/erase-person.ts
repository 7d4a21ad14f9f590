import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { type Person, PersonalData, type ErasureCount, spellingsOf } from '../../shared/privacy/personal-data.js';
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
    let erased: ErasureCount[] = [];
    try {
      await this.transaction.run(async () => {
        const counts: ErasureCount[] = [];
        for (const email of spellingsOf(person.email))
          for (const holder of this.data.all) counts.push(...(await holder.erase({ ...person, email })));
        erased = summed(counts);
        if (dryRun) throw new DryRunRollback();
        const stored = Object.fromEntries(
          erased.filter(({ count, became }) => count > 0 && became !== 'kept').map(({ what, count }) => [what, count]),
        );
        await this.audit.record({ action: 'person-erased', client: null, detail: { counts: stored } });
      }, LONG);
    } catch (error) {
      if (!(error instanceof DryRunRollback)) throw error;
    }
    return erased;
  }
}

/** One count for each kind and outcome, in the order of the first ones. */
function summed(counts: readonly ErasureCount[]): ErasureCount[] {
  const sums = new Map<string, ErasureCount>();
  for (const each of counts) {
    const key = `${each.became} ${each.what}`;
    const { count = 0, where = [] } = sums.get(key) ?? {};
    sums.set(key, { ...each, count: count + each.count, where: [...new Set([...where, ...(each.where ?? [])])] });
  }
  return [...sums.values()];
}
