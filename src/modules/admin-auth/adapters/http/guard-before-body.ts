import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessGuard } from './access.guard.js';
import { CrossSiteGuard, isReading } from './cross-site.guard.js';

/**
 * Checks sessions before the body is read. Guards run after the body was read and parsed: a stranger would learn what is wrong with it, and
 * could keep the process busy with it. Call it after cookies are registered: hooks run in the order of registration.
 */
export function guardBeforeBody(app: NestFastifyApplication): void {
  const [crossSite, access] = [app.get(CrossSiteGuard), app.get(AccessGuard)];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request) => {
      const declared = request.routeOptions.config.access;
      if (isReading(request) || request.is404 || declared === 'public') return;
      crossSite.check(request);
      await access.check(request, declared);
    });
}
