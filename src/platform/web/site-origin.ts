import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { namedToken } from '../../shared/providers.js';

export const PUBLIC_ORIGIN = namedToken<string | undefined>('PUBLIC_ORIGIN');

/** Scheme and host with which links to this site begin, without a slash at the end. */
@Injectable()
export class SiteOrigin {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(PUBLIC_ORIGIN) private readonly configured: string | undefined,
  ) {}

  /** Without a configured one, where the process listens. */
  get value(): string {
    if (this.configured) return this.configured;
    const address = this.host.httpAdapter.getInstance<FastifyInstance>().server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 80}`;
  }

  get https(): boolean {
    return this.configured?.startsWith('https:') ?? false;
  }
}
