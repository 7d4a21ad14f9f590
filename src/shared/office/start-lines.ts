import { Injectable } from '@nestjs/common';

/** What a new directory still needs, in the order in which one does it. */
export const START_LINES = ['name', 'password', 'address', 'listings', 'mail', 'figures', 'legal', 'search', 'backup'] as const;

export type StartLineName = (typeof START_LINES)[number];

/** What looking at it found. */
export interface StartLook {
  done: boolean;
  /** How it stands, in a sentence for the operator. */
  says: string;
}

type Look = () => Promise<StartLook>;

/** The setup checklist: each module checks its own item, so that nothing is ticked by hand that can be verified. */
@Injectable()
export class StartLines {
  private readonly looks = new Map<StartLineName, Look>();

  register(name: StartLineName, look: Look): void {
    this.looks.set(name, look);
  }

  /** Registered items, in order. */
  async all(): Promise<({ name: StartLineName } & StartLook)[]> {
    const known = START_LINES.filter((name) => this.looks.has(name));
    return Promise.all(known.map(async (name) => ({ name, ...(await this.looks.get(name)!()) })));
  }
}
