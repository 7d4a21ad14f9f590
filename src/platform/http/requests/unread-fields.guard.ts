import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { InvalidValues } from '../../../shared/domain-error.js';
import { refusedInForm } from './form-fields.js';

const BODY = `${RouteParamtypes.BODY}:`;

/** Refuses a body with fields where the route has no body, as unknown fields are refused everywhere else. */
export class UnreadFieldsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (typeof body !== 'object' || body === null || readsBody(context)) return true;
    const fields = new Set([...Object.keys(body), ...refusedInForm(body).map(({ field }) => field)]);
    if (fields.size > 0) throw new InvalidValues([...fields].map((field) => ({ field, message: 'is not a known field' })));
    return true;
  }
}

function readsBody(context: ExecutionContext): boolean {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as object | undefined;
  return Object.keys(parameters ?? {}).some((parameter) => parameter.startsWith(BODY));
}
