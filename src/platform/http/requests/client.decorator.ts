import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Address of whoever asks, for the audit log: IPv4 as such even when it came in IPv6's clothes. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip;
});
