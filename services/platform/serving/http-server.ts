import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { ProjectionHost } from '../consuming/projection-host.js';
import { freshId } from '../event-sourcing/derived-id.js';
import { observeRequests } from '../telemetry/request-observer.js';
import { Metrics } from '../operations/metrics.js';
import { serveReferenceAssets } from '../operations/reference-page.js';
import { RealtimeServer } from '../realtime/realtime-server.js';
import { SocketAuthenticator } from '../realtime/socket-authenticator.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import type { RedisLink } from '../redis/redis-link.js';
import { PERSON_KEYS, REDIS } from '../tokens.js';
import type { Settings } from '../settings/settings.js';
import { ApiGuard } from '../http/api-guard.js';
import { ApiInterceptor } from '../http/api-interceptor.js';
import { refuseBrokenRequest } from '../http/broken-request.js';
import { LinkAuthenticator, StaffAuthenticator } from '../http/caller.js';
import { BODY_LIMIT_BYTES, takeJsonBodies } from '../http/json-body.js';
import { boundPipelines } from '../http/pipelining.js';
import { ProblemFilter } from '../http/problem-filter.js';
import { RateLimits } from '../http/rate-limits.js';
import { UPLOAD_LIMIT_BYTES } from '../http/upload.js';
import { serveWebApp } from '../http/web-app.js';

/** From the first byte to the last: the largest upload over a line of 1 Mbit/s takes 80 seconds. */
const WHOLE_REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;
/** A connection on which nothing moves either way; longer than the heartbeat of the sockets' long polling. */
const SILENCE_MS = 60_000;
/** Some 20 KB each, so that even all of them leave room for the work. */
const MOST_CONNECTIONS = 12_000;
/**
 * Connections that the system has made and the process has not looked at yet. Beyond it they are dropped and tried again
 * by their clients after seconds, so it has to hold what arrives in a busy moment; systems cap it by themselves.
 */
const BACKLOG = 4_096;

/** What is in flight when the server stops may end; who does not read the answer by then is hung up on. */
const LAST_ANSWERS_MS = 5_000;

/** Where, and how, the server listens. */
export function listenOptions({ PORT: port, HOST: host }: Settings) {
  return { port, host, backlog: BACKLOG };
}

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
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    // For those who send or read so slowly that they only occupy a place. An upload may take its time.
    requestTimeout: WHOLE_REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const server = adapter.getInstance();
  server.server.maxConnections = MOST_CONNECTIONS;
  server.addHook('preClose', (done) => {
    setTimeout(() => server.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
    done();
  });
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
  observeRequests(server, logger);
  app.get(Metrics, { strict: false }).observe(server);
  await serveReferenceAssets(server);
  await serveWebApp(server, settings.CONSOLE_DIR);
  const limits = new RateLimits(settings, app.get<RedisLink | null>(REDIS, { strict: false }));
  const staff = app.get(StaffAuthenticator, { strict: false });
  app.useGlobalGuards(new ApiGuard(staff, app.get(LinkAuthenticator, { strict: false }), limits));
  app.useGlobalInterceptors(new ApiInterceptor(app.get(ProjectionHost, { strict: false }), await hashKey(app)));
  app.useGlobalFilters(new ProblemFilter(logger));
  app.get(RealtimeServer, { strict: false }).attach(app.getHttpServer(), new SocketAuthenticator(staff, limits));
  boundPipelines(server.server);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}
