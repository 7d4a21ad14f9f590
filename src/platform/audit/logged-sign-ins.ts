import { Logger } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import { type FailedSignIn, FailedSignIns } from '../../shared/office/failed-sign-ins.js';

/** Each client address has its own rate limit, but an attack may use many addresses: lines that one process logs a minute at most. */
const MAX_LINES = 30;
const MINUTE_MS = 60_000;

const WORDS: Record<FailedSignIn['why'], string> = {
  'wrong-password': 'wrong password',
  'too-many-wrong-passwords': 'too many wrong passwords, refused for a while',
  'unknown-link': 'the link has run out, was used, or never was one',
};

const LOGGER = new Logger('SignIn');

/** One line of the process log for each attempt, without anything that was typed. */
export class LoggedSignIns extends FailedSignIns {
  private failed = 0;
  /** Bound to the context of construction: the number counts many requests, so its log line must not carry the id of one of them. */
  private readonly endMinute = AsyncResource.bind(() => {
    const more = this.failed - MAX_LINES;
    this.failed = 0;
    if (more > 0) this.write({ signIn: 'failed', more }, `Failed sign-ins of the last minute that have no lines of their own: ${more}`);
  });

  constructor(
    private readonly write = (line: object, text: string): void => LOGGER.warn(line, text),
    private readonly minuteMs = MINUTE_MS,
  ) {
    super();
  }

  report({ who, why, client }: FailedSignIn): void {
    if (this.failed === 0) setTimeout(this.endMinute, this.minuteMs).unref();
    this.failed += 1;
    if (this.failed <= MAX_LINES) this.write({ signIn: 'failed', who, why, client }, `Failed sign-in (${who}): ${WORDS[why]}`);
  }
}
