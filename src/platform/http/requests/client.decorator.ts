import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Client address for the audit log. An IPv4 address mapped into IPv6 (::ffff:192.0.2.1) is written as IPv4. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip;
});
