import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteOrigin } from '../../../../platform/web/site-origin.js';
import { REFERRER_COOKIE } from '../../../admin-auth/index.js';
import type { ReferrerIdentity } from '../../application/referral-queries.js';

const A_YEAR_IN_SECONDS = 365 * 86_400;
const IDENTITY = /^(code|person)-([0-9a-f-]{36})$/;

/** The cookie that identifies the referrer; only its signature makes it trustworthy. */
@Injectable()
export class ReferrerCookie {
  constructor(private readonly origin: SiteOrigin) {}

  read(request: FastifyRequest): ReferrerIdentity | undefined {
    const signed = request.cookies[REFERRER_COOKIE];
    const { value } = signed === undefined ? { value: null } : request.unsignCookie(signed);
    const [, scope, referrerId] = IDENTITY.exec(value ?? '') ?? [];
    return referrerId === undefined ? undefined : { referrerId, whole: scope === 'person' };
  }

  write(request: FastifyRequest, reply: FastifyReply, { referrerId, whole }: ReferrerIdentity): void {
    void reply.setCookie(REFERRER_COOKIE, `${whole ? 'person' : 'code'}-${referrerId}`, {
      signed: true,
      path: '/',
      httpOnly: true,
      // SameSite=Lax: the cookie must come along when a link in an email leads here.
      sameSite: 'lax',
      secure: this.origin.https || request.protocol === 'https',
      maxAge: A_YEAR_IN_SECONDS,
    });
  }
}
