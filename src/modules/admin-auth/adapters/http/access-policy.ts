import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMIN_AUTH_OPTIONS, type AdminAuthOptions } from '../../admin-auth.options.js';
import { CheckSession } from '../../application/check-session.js';
import { isFromThisMachine } from './client-address.js';
import { SessionCookie } from './session-cookie.js';

/** Who sends a request, for the guard and for hooks on addresses without a controller. */
@Injectable()
export class AccessPolicy {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly checkSession: CheckSession,
    @Inject(ADMIN_AUTH_OPTIONS) private readonly options: AdminAuthOptions,
  ) {}

  /** Whether the request comes from a signed-in admin. */
  async isAdmin(request: FastifyRequest): Promise<boolean> {
    const token = this.cookie.read(request);
    return token !== undefined && (await this.checkSession.execute(token));
  }

  /**
   * Whether the request comes from the operator: from this machine where that is enough, with the operations token, or as a signed-in
   * admin.
   */
  async mayOperate(request: FastifyRequest): Promise<boolean> {
    return this.isLocal(request) || this.bearsToken(request) || (await this.isAdmin(request));
  }

  private isLocal({ socket, headers }: FastifyRequest): boolean {
    return this.options.trustsThisMachine && isFromThisMachine({ address: socket.remoteAddress, headers });
  }

  private bearsToken({ headers }: FastifyRequest): boolean {
    const { opsToken } = this.options;
    const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return opsToken !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(opsToken));
  }
}

/** A digest, so that both sides of the comparison have the same length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
