import { Injectable } from '@nestjs/common';

/** The items of the setup checklist, in the order of the setup. */
export const START_LINES = ['name', 'password', 'address', 'listings', 'mail', 'figures', 'legal', 'search', 'backup'] as const;

export type StartLineName = (typeof START_LINES)[number];

/** The state of an item. */
export interface StartLook {
  done: boolean;
  /** The state in a sentence for the operator. */
  says: string;
}

type Check = () => Promise<StartLook>;

/** The setup checklist: each module checks its own item, so that nothing is ticked by hand that can be verified. */
@Injectable()
export class StartLines {
  private readonly checks = new Map<StartLineName, Check>();

  register(name: StartLineName, look: Check): void {
    this.checks.set(name, look);
  }

  /** Registered items, in order. */
  async all(): Promise<({ name: StartLineName } & StartLook)[]> {
    const known = START_LINES.filter((name) => this.checks.has(name));
    return Promise.all(known.map(async (name) => ({ name, ...(await this.checks.get(name)!()) })));
  }
}
