import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { PersonalData, type PersonalRecords } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Puts together what is stored about one person, as it is at one moment, for the copy that they may ask for. */
@Injectable()
export class CopyPerson {
  constructor(
    private readonly data: PersonalData,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Only kinds of which there is something. The log has the numbers alone.
   * @param email in lower case
   */
  async execute(email: string): Promise<PersonalRecords[]> {
    const work = async () => {
      const collected: PersonalRecords[] = [];
      for (const holder of this.data.all) collected.push(...(await holder.collect(email)));
      const found = collected.filter(({ records }) => records.length > 0);
      const counts = Object.fromEntries(found.map(({ what, records }) => [what, records.length]));
      await this.audit.record({ action: 'person-copied', client: null, detail: { counts } });
      return found;
    };
    return this.transaction.run(work, { long: true });
  }
}
