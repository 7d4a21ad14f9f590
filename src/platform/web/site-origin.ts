import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';

/** Scheme and host with which links to this site begin, without a slash at the end. */
@Injectable()
export class SiteOrigin {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: EffectiveSettings,
  ) {}

  /** Without a configured one, where the process listens. */
  get value(): string {
    const { publicAddress } = this.settings.current;
    if (publicAddress) return publicAddress;
    const address = this.host.httpAdapter.getInstance<FastifyInstance>().server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 80}`;
  }

  get https(): boolean {
    return this.settings.current.publicAddress?.startsWith('https:') ?? false;
  }
}
