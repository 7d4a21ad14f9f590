import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { PersonalData, type PersonalRecords, spellingsOf } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Collects a consistent snapshot of the data stored about one person, for the copy that they may request. */
@Injectable()
export class CopyPerson {
  constructor(
    private readonly data: PersonalData,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Kinds without records are left out. The audit log gets only the counts.
   * @param email in lower case
   */
  async execute(email: string): Promise<PersonalRecords[]> {
    const work = async () => {
      const collected = new Map<string, object[]>();
      for (const spelling of spellingsOf(email)) {
        for (const holder of this.data.all) {
          for (const { what, records } of await holder.collect(spelling)) collected.set(what, [...(collected.get(what) ?? []), ...records]);
        }
      }
      const found = [...collected].map(([what, records]) => ({ what, records })).filter(({ records }) => records.length > 0);
      const counts = Object.fromEntries(found.map(({ what, records }) => [what, records.length]));
      await this.audit.record({ action: 'person-copied', client: null, detail: { counts } });
      return found;
    };
    return this.transaction.run(work, { long: true });
  }
}
