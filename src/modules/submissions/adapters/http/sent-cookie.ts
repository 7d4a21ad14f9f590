import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteOrigin } from '../../../../platform/web/site-origin.js';
import { SENT_COOKIE } from '../../../admin-auth/index.js';

/** As long as the same content counts as a repeat. */
const A_DAY_IN_SECONDS = 86_400;
const MAX_REMEMBERED = 10;
const IDS = /^[0-9a-f-]{36}(?:\.[0-9a-f-]{36})*$/;

/**
 * The submissions that a browser has sent within the last day, so that a repeat may show its private link again. Ids are not secret; the
 * signature makes the cookie trustworthy.
 */
@Injectable()
export class SentCookie {
  constructor(private readonly origin: SiteOrigin) {}

  read(request: FastifyRequest): readonly string[] {
    const signed = request.cookies[SENT_COOKIE];
    const { value } = signed === undefined ? { value: null } : request.unsignCookie(signed);
    return value !== null && IDS.test(value) ? value.split('.') : [];
  }

  remember(request: FastifyRequest, reply: FastifyReply, id: string): void {
    const ids = [...this.read(request).filter((each) => each !== id), id].slice(-MAX_REMEMBERED);
    void reply.setCookie(SENT_COOKIE, ids.join('.'), {
      signed: true,
      path: '/',
      httpOnly: true,
      // Forms are sent only from this site's own pages.
      sameSite: 'strict',
      secure: this.origin.https || request.protocol === 'https',
      maxAge: A_DAY_IN_SECONDS,
    });
  }
}
