import { type CookieSerializeOptions, Signer } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_AUTH_OPTIONS, type AdminAuthOptions } from '../../admin-auth.options.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { ADMIN_COOKIE } from './cookies.js';

/** The cookie with the session token. Its signature keeps made-up tokens from reaching the database. */
@Injectable()
export class SessionCookie {
  private readonly signer: Signer;

  constructor(
    @Inject(ADMIN_AUTH_OPTIONS) { sessionSecret }: AdminAuthOptions,
    private readonly settings: EffectiveSettings,
  ) {
    this.signer = new Signer(sessionSecret);
  }

  /** The token, if there is one and the signature is ours. */
  read(request: FastifyRequest): string | undefined {
    // A hook that runs before the cookies were parsed finds null.
    const signed = request.cookies?.[ADMIN_COOKIE];
    if (signed === undefined) return undefined;
    return this.signer.unsign(signed).value ?? undefined;
  }

  write(request: FastifyRequest, reply: FastifyReply, token: string): void {
    void reply.setCookie(ADMIN_COOKIE, this.signer.sign(token), this.attributes(request));
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(ADMIN_COOKIE, this.attributes(request));
  }

  private get siteIsHttps(): boolean {
    return this.settings.current.publicAddress?.startsWith('https:') ?? false;
  }

  private attributes(request: FastifyRequest): CookieSerializeOptions {
    return {
      path: '/',
      httpOnly: true,
      // Strict would sign an admin out on every link that leads here from a mail.
      sameSite: 'lax',
      secure: this.siteIsHttps || request.protocol === 'https',
    };
  }
}
