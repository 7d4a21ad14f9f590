import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { bareProblem } from '../http/answers/problem.js';
import { sendProblem } from '../http/answers/problem.filter.js';
import type { KnownRoutes } from '../http/server/known-routes.js';
import { completeDocument, COOKIE, TOKEN } from './complete-document.js';

const PATH = '/api/docs';

/** OpenAPI at /api/docs and /api/docs-json. Guards do not apply to these routes, as no controller serves them: a hook checks access. */
export function addApiDocs(app: NestFastifyApplication, routes: KnownRoutes, mayRead: (request: FastifyRequest) => Promise<boolean>): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      // Compare the route, not the address, which can be written in other ways, such as /api/%64ocs.
      if (!request.routeOptions.url?.startsWith(PATH)) return;
      if (!(await mayRead(request))) {
        sendProblem(reply, bareProblem(401, 'The API documentation is for operators: sign in as admin first.'));
        return;
      }
      // The page of Swagger UI carries its styles inline.
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      void reply.header('content-security-policy', policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"));
    });
  const config = new DocumentBuilder()
    .setTitle('Homewright')
    .setDescription('Search and manage the directory. Errors are RFC 9457 problem documents.')
    .setVersion('1')
    .addCookieAuth('homewright_admin', undefined, COOKIE)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'OPS_TOKEN, for the operator.' }, TOKEN)
    .build();
  SwaggerModule.setup(
    'api/docs',
    app,
    () => completeDocument(SwaggerModule.createDocument(app, config), (method, path) => routes.accessTo(method, path)),
    {
      jsonDocumentUrl: 'api/docs-json',
      yamlDocumentUrl: 'api/docs-yaml',
    },
  );
}
