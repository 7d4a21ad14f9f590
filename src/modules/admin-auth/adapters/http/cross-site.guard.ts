import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ADMIN_AUTH_OPTIONS, type AdminAuthOptions } from '../../admin-auth.options.js';
import { CrossSiteRequest } from '../../domain/admin-auth.errors.js';
import { CHECK_ORIGIN } from './check-origin.decorator.js';
import { ADMIN_COOKIE, REFERRER_COOKIE } from './cookies.js';
import { isCrossSite } from './cross-site.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Keeps other sites from writing with the cookies of our visitors. */
@Injectable()
export class CrossSiteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(ADMIN_AUTH_OPTIONS) private readonly options: AdminAuthOptions,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (READING.includes(request.method)) return true;
    if (!this.isMarked(context) && !carriesCookie(request)) return true;
    const { origin, host, 'sec-fetch-site': secFetchSite } = request.headers;
    if (
      isCrossSite({
        secFetchSite: secFetchSite?.toString(),
        origin,
        host,
        publicOrigin: this.options.publicOrigin,
      })
    ) {
      throw new CrossSiteRequest();
    }
    return true;
  }

  private isMarked(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean | undefined>(CHECK_ORIGIN, targets(context)) ?? false;
  }
}

function targets(context: ExecutionContext) {
  return [context.getHandler(), context.getClass()];
}

/** Valid or not: what a cookie is worth is for others to decide. */
function carriesCookie({ cookies }: FastifyRequest): boolean {
  return cookies[ADMIN_COOKIE] !== undefined || cookies[REFERRER_COOKIE] !== undefined;
}
