import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ACCESS, type Access } from '../../../../platform/http/requests/public.decorator.js';
import { AdminSessionRequired, OperatorRequired } from '../../domain/admin-auth.errors.js';
import { AccessPolicy } from './access-policy.js';

/** Checks access to a route as the route declares it; a route without a declaration is for admins. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly policy: AccessPolicy,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    await this.check(context.switchToHttp().getRequest<FastifyRequest>(), declared);
    return true;
  }

  /** @throws AdminSessionRequired, OperatorRequired */
  async check(request: FastifyRequest, access: Access = 'admin'): Promise<void> {
    if (access === 'public') return;
    if (access === 'ops') {
      if (!(await this.policy.mayOperate(request))) throw new OperatorRequired();
      return;
    }
    if (!(await this.policy.isAdmin(request))) throw new AdminSessionRequired();
  }
}
