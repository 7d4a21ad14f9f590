import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';

/** Scheme and host of this site's links, without a slash at the end. */
@Injectable()
export class SiteOrigin {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: EffectiveSettings,
  ) {}

  /** The configured public address, or else the address on which the process listens. */
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
