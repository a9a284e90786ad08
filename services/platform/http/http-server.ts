import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { ProjectionHost } from '../consuming/projection-host.js';
import { freshId } from '../event-sourcing/derived-id.js';
import { Metrics } from '../operations/metrics.js';
import { serveReferenceAssets } from '../operations/reference-page.js';
import { RealtimeServer } from '../realtime/realtime-server.js';
import { SocketDoor } from '../realtime/socket-door.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { PERSON_KEYS } from '../tokens.js';
import type { Settings } from '../settings/settings.js';
import { ApiGuard } from './api-guard.js';
import { ApiInterceptor } from './api-interceptor.js';
import { refuseBrokenRequest } from './broken-request.js';
import { LinkAuthenticator, StaffAuthenticator } from './caller.js';
import { BODY_LIMIT_BYTES, takeJsonBodies } from './json-body.js';
import { ProblemFilter } from './problem-filter.js';
import { RateLimits } from './rate-limits.js';
import { UPLOAD_LIMIT_BYTES } from './upload.js';
import { serveWebApp } from './web-app.js';

function hashKey(app: NestFastifyApplication): Promise<Buffer> {
  return app.get<PersonKeys>(PERSON_KEYS, { strict: false }).secret('command-hash');
}

/** The HTTP application around a root module; not listening yet. */
export async function createHttpServer(
  root: Type | DynamicModule,
  settings: Settings,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => freshId(),
    clientErrorHandler: refuseBrokenRequest,
    // Behind a proxy the address comes from its header only when the operator says so.
    trustProxy: false,
    forceCloseConnections: 'idle',
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const server = adapter.getInstance();
  takeJsonBodies(server);
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, fieldSize: 4096 } });
  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { global: true, threshold: 2048 });
  server.addHook('onSend', async (request, reply) => {
    void reply.header('X-Correlation-Id', request.id);
    // Files say themselves how long they last; nothing else may be kept.
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    return Promise.resolve();
  });
  app.get(Metrics, { strict: false }).observe(server);
  await serveReferenceAssets(server);
  await serveWebApp(server, settings.CONSOLE_DIR);
  const limits = new RateLimits(settings);
  const staff = app.get(StaffAuthenticator, { strict: false });
  app.useGlobalGuards(new ApiGuard(staff, app.get(LinkAuthenticator, { strict: false }), limits));
  app.useGlobalInterceptors(new ApiInterceptor(app.get(ProjectionHost, { strict: false }), await hashKey(app)));
  app.useGlobalFilters(new ProblemFilter(logger));
  app.get(RealtimeServer, { strict: false }).attach(app.getHttpServer(), new SocketDoor(staff, limits));
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}
