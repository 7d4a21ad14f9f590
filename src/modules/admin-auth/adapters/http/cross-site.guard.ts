import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { CrossSiteRequest } from '../../domain/admin-auth.errors.js';
import { CHECK_ORIGIN } from './check-origin.decorator.js';
import { ADMIN_COOKIE, REFERRER_COOKIE } from './cookies.js';
import { isCrossSite } from './cross-site.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Rejects writes that other sites send with our visitors' cookies (CSRF). */
@Injectable()
export class CrossSiteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: EffectiveSettings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const marked = this.reflector.getAllAndOverride<boolean | undefined>(CHECK_ORIGIN, [context.getHandler(), context.getClass()]);
    this.check(context.switchToHttp().getRequest<FastifyRequest>(), marked);
    return true;
  }

  /**
   * @param marked whether the route requires the check even without a cookie
   * @throws CrossSiteRequest
   */
  check(request: FastifyRequest, marked = false): void {
    if (isReading(request) || (!marked && !carriesCookie(request))) return;
    const { origin, host, 'sec-fetch-site': secFetchSite } = request.headers;
    // Until a public address is set, the site's address is the one of its links (SiteOrigin).
    const publicOrigin = this.settings.current.publicAddress ?? `http://localhost:${request.socket.localPort}`;
    if (isCrossSite({ secFetchSite: secFetchSite?.toString(), origin, host, publicOrigin })) throw new CrossSiteRequest();
  }
}

/** Whether the request's method changes nothing. */
export function isReading({ method }: FastifyRequest): boolean {
  return READING.includes(method);
}

/** Whether a cookie is present; whether it is valid is checked elsewhere. */
function carriesCookie({ cookies }: FastifyRequest): boolean {
  return cookies[ADMIN_COOKIE] !== undefined || cookies[REFERRER_COOKIE] !== undefined;
}
