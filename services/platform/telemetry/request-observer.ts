import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { parseTraceparent } from './trace-ids.js';
import { startSpan } from './tracing.js';
import { during, type Work } from './work.js';

/** Paths that monitors request every few seconds, or a page requests for its parts. */
const OF_THE_MACHINE_ROOM = /^\/(?:health|metrics|docs|openapi\.json|asyncapi\.json)(?:\/|$)/;

/** Records a span and a log line for every call, and adds the correlation id to everything that is logged during it. */
export function observeRequests(server: FastifyInstance, logger: Logger): void {
  const works = new WeakMap<FastifyRequest, Work>();
  server.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    const correlation_id = request.id;
    const span = route === undefined ? undefined : startSpan(() => describe(request, route));
    const work = span === undefined ? { correlation_id } : { correlation_id, span };
    works.set(request, work);
    during(work, done);
  });
  // Reading a body continues in the context of its connection, so the context of the request is restored.
  server.addHook('preHandler', (request, _reply, done) => {
    const work = works.get(request);
    if (work === undefined) done();
    else during(work, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, id: correlation_id } = request;
    const { statusCode: status, elapsedTime } = reply;
    const span = works.get(request)?.span;
    span?.set({ 'http.response.status_code': status });
    span?.end(status >= 500 ? String(status) : undefined);
    const route = routeOf(request);
    const line = { correlation_id, method, route: route ?? 'unmatched', status, ms: Math.round(elapsedTime * 10) / 10 };
    if (route === undefined) logger.debug(line, 'request');
    else logger.info(line, 'request');
    done();
  });
}

/** The path template of a product call; undefined for files, operational calls and unknown paths. */
function routeOf(request: FastifyRequest): string | undefined {
  const route = request.routeOptions.url;
  return route === undefined || OF_THE_MACHINE_ROOM.test(route) ? undefined : route;
}

function describe({ method, id, headers }: FastifyRequest, route: string) {
  const parent = parseTraceparent(headers.traceparent);
  return {
    name: `${method} ${route}`,
    kind: 'server' as const,
    attributes: { 'http.request.method': method, 'http.route': route },
    correlation_id: id,
    ...(parent === undefined ? {} : { parent }),
  };
}
