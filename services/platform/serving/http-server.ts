import { UPLOAD_LIMIT_BYTES } from '../../../contracts/vocabulary/uploads.js';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { ProjectionHost } from '../consuming/projection-host.js';
import { UnreadEvents } from '../consuming/unread-events.js';
import { freshId } from '../event-sourcing/derived-id.js';
import { EventLog } from '../event-sourcing/event-log.js';
import type { EventStore } from '../event-store/event-store.js';
import { observeRequests } from '../telemetry/request-observer.js';
import { Metrics } from '../operations/metrics.js';
import { serveReferenceAssets } from '../operations/reference-page.js';
import { RealtimeServer } from '../realtime/realtime-server.js';
import { SocketAuthenticator } from '../realtime/socket-authenticator.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { EVENT_STORE, PERSON_KEYS } from '../tokens.js';
import type { Settings } from '../settings/settings.js';
import { ApiGuard } from '../http/api-guard.js';
import { ApiInterceptor } from '../http/api-interceptor.js';
import { refuseBrokenRequest } from '../http/broken-request.js';
import {
  LinkAuthenticator,
  ProgramAuthenticator,
  ResidentLinkAuthenticator,
  StaffAuthenticator,
} from '../http/caller.js';
import { BODY_LIMIT_BYTES, takeJsonBodies, takeOneClickForms } from '../http/json-body.js';
import { checkRequestHeads } from '../http/request-head.js';
import { answerNotModified } from '../http/not-modified.js';
import { boundPipelines } from '../http/pipelining.js';
import { ProblemFilter } from '../http/problem-filter.js';
import { RateLimits } from '../http/rate-limits.js';
import { serveWebApp } from '../http/web-app.js';

/** The time for a whole request: the largest upload takes 80 seconds at 1 Mbit/s. */
const WHOLE_REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;
/**
 * The time without traffic after which a connection is closed; longer than the heartbeat of the sockets' long polling.
 */
const SILENCE_MS = 60_000;
/** Each takes about 20 KB, so all of them together leave enough memory for the work. */
const MOST_CONNECTIONS = 12_000;
/**
 * Connections that the system has accepted and the process has not yet read. The system drops more than these, and
 * their clients try again seconds later, so the queue must hold the arrivals of a busy moment. Systems cap the number.
 */
const BACKLOG = 4_096;

/**
 * How long requests in flight may take after the server has begun to stop; then their connections are closed. It leaves
 * time for what ends after the server.
 */
const LAST_ANSWERS_MS = 2_000;

/** The port, the address and the queue length of the server. */
export function listenOptions({ PORT: port, HOST: host }: Settings) {
  return { port, host, backlog: BACKLOG };
}

function hashKey(app: NestFastifyApplication): Promise<Buffer> {
  return app.get<PersonKeys>(PERSON_KEYS, { strict: false }).secret('command-hash');
}

/** Creates the HTTP application of a root module; it does not listen yet. */
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
    // The address of a proxy's client is read from the header only if the operator trusts the proxy.
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    // Limits clients that send or read so slowly that they only occupy a connection. An upload may take this long.
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
  checkRequestHeads(server);
  answerNotModified(server);
  takeJsonBodies(server);
  takeOneClickForms(server);
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, fieldSize: 4096 } });
  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { global: true, globalDecompression: false, threshold: 2048 });
  server.addHook('onSend', async (request, reply) => {
    void reply.header('X-Correlation-Id', request.id);
    // Files set their own cache time; no other answer may be cached.
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    return Promise.resolve();
  });
  observeRequests(server, logger);
  app.get(Metrics, { strict: false }).observe(server);
  await serveReferenceAssets(server);
  await serveWebApp(server, settings.CONSOLE_DIR);
  const limits = app.get(RateLimits, { strict: false });
  const staff = app.get(StaffAuthenticator, { strict: false });
  const links = app.get(LinkAuthenticator, { strict: false });
  const residents = app.get(ResidentLinkAuthenticator, { strict: false });
  const programs = app.get(ProgramAuthenticator, { strict: false });
  app.useGlobalGuards(new ApiGuard(staff, links, residents, programs, limits));
  const projections = app.get(ProjectionHost, { strict: false });
  const log = app.get(EventLog, { strict: false });
  const unread = new UnreadEvents(app.get<EventStore>(EVENT_STORE, { strict: false }), projections);
  app.useGlobalInterceptors(new ApiInterceptor(projections, log, staff, await hashKey(app), limits, unread));
  app.useGlobalFilters(new ProblemFilter(logger));
  app.get(RealtimeServer, { strict: false }).attach(app.getHttpServer(), new SocketAuthenticator(staff, limits));
  boundPipelines(server.server);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}
