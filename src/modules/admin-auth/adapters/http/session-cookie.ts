import { type CookieSerializeOptions, Signer } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_AUTH_OPTIONS, type AdminAuthOptions } from '../../admin-auth.options.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { ADMIN_COOKIE } from './cookies.js';

/** The cookie with the session token. Its signature keeps invented tokens from reaching the database. */
@Injectable()
export class SessionCookie {
  private readonly signer: Signer;

  constructor(
    @Inject(ADMIN_AUTH_OPTIONS) { sessionSecret }: AdminAuthOptions,
    private readonly settings: EffectiveSettings,
  ) {
    this.signer = new Signer(sessionSecret);
  }

  /** The token, if there is one with a valid signature. */
  read(request: FastifyRequest): string | undefined {
    // `cookies` is null in a hook that runs before cookies were parsed.
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
      // With Strict, admins would appear signed out after following a link from an email.
      sameSite: 'lax',
      secure: this.siteIsHttps || request.protocol === 'https',
    };
  }
}
