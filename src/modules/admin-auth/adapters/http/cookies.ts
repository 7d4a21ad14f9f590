import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export const ADMIN_COOKIE = 'homewright_admin';
export const REFERRER_COOKIE = 'homewright_referrer';
export const SENT_COOKIE = 'homewright_sent';

/**
 * Registers reading, writing and signing of cookies with this secret. Call it before the application is initialised, and before adding
 * hooks that ask for the session: hooks run in the order of registration.
 */
export async function registerCookies(app: NestFastifyApplication, secret: string): Promise<void> {
  await app.register(cookie, { secret });
}
