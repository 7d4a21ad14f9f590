import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export const ADMIN_COOKIE = 'homewright_admin';
export const REFERRER_COOKIE = 'homewright_referrer';
export const SENT_COOKIE = 'homewright_sent';

/**
 * Teaches the server to read and write cookies, and to sign them with this secret where asked to. Call it before the
 * application is initialised, and before adding hooks that ask who somebody is: hooks run in the order of registration.
 */
export async function registerCookies(app: NestFastifyApplication, secret: string): Promise<void> {
  await app.register(cookie, { secret });
}
