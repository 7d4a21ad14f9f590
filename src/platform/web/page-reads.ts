import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../shared/domain-error.js';
import { bareProblem, problemOf, statusOf } from '../http/answers/problem.js';
import { outageBehind } from '../../shared/outage.js';
import type { PageReadArgs, PageReadData, PageReadName, Read, ReadAnswer } from './page-contract.js';

/** Called each time that a page is given to a visitor, from the cache as well. */
export type Given = () => void;

/** @param whenGiven takes what wants to be called each time that a page with this answer is given to a visitor */
type Reader<Name extends PageReadName> = (args: PageReadArgs<Name>, whenGiven: (given: Given) => void) => Promise<PageReadData<Name>>;

/** What pages can read on the server. Modules offer their use cases here; no page asks this process over HTTP. */
@Injectable()
export class PageReads {
  private readonly logger = new Logger('Pages');
  private readonly readers: { [Name in PageReadName]?: Reader<Name> } = {};

  /** @param reader answers what the API's call of the same meaning answers, and throws the same domain errors */
  offer<Name extends PageReadName>(name: Name, reader: Reader<Name>): void {
    if (this.readers[name]) throw new Error(`The read "${name}" is offered twice.`);
    Object.assign(this.readers, { [name]: reader });
  }

  /** For what is made without a visitor. */
  read: Read = (name, args) => this.answer(name, args, () => undefined);

  /** For one page. `given` has what is to be called whenever it is given to a visitor. */
  forPage(): { read: Read; given: readonly Given[] } {
    const given: Given[] = [];
    return { given, read: (name, args) => this.answer(name, args, (each) => given.push(each)) };
  }

  private async answer<Name extends PageReadName>(
    name: Name,
    args: PageReadArgs<Name>,
    whenGiven: (given: Given) => void,
  ): Promise<ReadAnswer<PageReadData<Name>>> {
    const reader = this.readers[name];
    if (!reader) throw new Error(`Nobody offers the read "${name}".`);
    try {
      return { status: 200, data: await reader(args, whenGiven) };
    } catch (error) {
      const outage = outageBehind(error);
      if (outage) this.logger.warn({ read: name }, outage.reason);
      const known = outage ?? error;
      if (known instanceof DomainError) {
        const status = statusOf(known.kind);
        return { status, problem: problemOf(status, known.code, known.message, known.errors) };
      }
      this.logger.error({ err: error, read: name });
      return { status: 503, problem: bareProblem(503, 'This part of the page could not be read. Please try again in a moment.') };
    }
  }
}
