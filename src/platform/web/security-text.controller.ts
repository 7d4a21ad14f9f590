import { Controller, Get, Header, Inject, NotFoundException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Clock } from '../../shared/clock.js';
import { Public } from '../http/requests/public.decorator.js';
import { SiteOrigin } from './site-origin.js';
import { namedToken } from '../../shared/providers.js';

export const SECURITY_CONTACT = namedToken<string | undefined>('SECURITY_CONTACT');

const DAY_MS = 86_400_000;
/** The standard recommends less than a year. The text is generated for each request, so it never expires while the site is up. */
const GOOD_FOR_DAYS = 180;

/** Contacts for reporting vulnerabilities (RFC 9116). */
@ApiExcludeController()
@Controller()
export class SecurityTextController {
  constructor(
    private readonly origin: SiteOrigin,
    private readonly clock: Clock,
    @Inject(SECURITY_CONTACT) private readonly contact: string | undefined,
  ) {}

  @Public()
  @Get('.well-known/security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  read(): string {
    if (this.contact === undefined) throw new NotFoundException('No contact for security is set (SECURITY_CONTACT).');
    const address = `${this.origin.value}/.well-known/security.txt`;
    return securityText(this.contact, address, this.clock.now());
  }
}

/** @param contacts email addresses, or addresses that begin with mailto: or https:, separated by commas; the first is preferred */
export function securityText(contacts: string, address: string, now: Date): string {
  const named = contacts
    .split(',')
    .map((contact) => contact.trim())
    .map((contact) => (/^(mailto|https):/.test(contact) ? contact : `mailto:${contact}`));
  const until = new Date((Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  const lines = [
    ...named.map((contact) => `Contact: ${contact}`),
    `Expires: ${until}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${address}`,
  ];
  return `${lines.join('\n')}\n`;
}
