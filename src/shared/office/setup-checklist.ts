import { Injectable } from '@nestjs/common';

/** The items of the setup checklist, in the order of the setup. */
export const CHECKLIST_ITEMS = ['name', 'password', 'address', 'listings', 'mail', 'figures', 'legal', 'search', 'backup'] as const;

export type ChecklistItemName = (typeof CHECKLIST_ITEMS)[number];

/** The state of an item. */
export interface ChecklistItemState {
  done: boolean;
  /** The state in a sentence for the operator. */
  says: string;
}

type Check = () => Promise<ChecklistItemState>;

/** The setup checklist: each module checks its own item, so that nothing is ticked by hand that can be verified. */
@Injectable()
export class SetupChecklist {
  private readonly checks = new Map<ChecklistItemName, Check>();

  register(name: ChecklistItemName, look: Check): void {
    this.checks.set(name, look);
  }

  /** Registered items, in order. */
  async all(): Promise<({ name: ChecklistItemName } & ChecklistItemState)[]> {
    const known = CHECKLIST_ITEMS.filter((name) => this.checks.has(name));
    return Promise.all(known.map(async (name) => ({ name, ...(await this.checks.get(name)!()) })));
  }
}
