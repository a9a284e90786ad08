import type { INestApplicationContext } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Metrics } from '../operations/metrics.js';
import { Readiness } from '../operations/readiness.js';
import type { Settings } from '../settings/settings.js';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The longest time for a probe's request. */
const LONGEST_REQUEST_MS = 5_000;

/**
 * Serves metrics, and health as well, on the port that only operators reach, if the settings name one. Resolves once it
 * listens; it ends with the process.
 */
export async function serveMetrics(
  app: INestApplicationContext,
  { METRICS_PORT: port, PORT, HOST }: Pick<Settings, 'METRICS_PORT' | 'PORT' | 'HOST'>,
): Promise<Server | undefined> {
  if (port === undefined || port === PORT) return undefined;
  const server = createProbeServer(app).listen(port, HOST);
  await once(server, 'listening');
  return server.unref();
}

/**
 * Serves liveness, readiness and metrics for a process without an API, under the same paths as the API server. Does not
 * listen yet.
 */
export function createProbeServer(app: INestApplicationContext): Server {
  const readiness = app.get(Readiness, { strict: false });
  const metrics = app.get(Metrics, { strict: false });
  const answers: Record<string, () => Promise<Answer>> = {
    '/health/live': () => Promise.resolve(json(200, { status: 'live' })),
    '/health/ready': async () => {
      const culprits = await readiness.culprits();
      return culprits.length === 0
        ? json(200, { status: 'ready', culprits })
        : json(503, { status: 'not_ready', culprits });
    },
    '/metrics': async () => ({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
      body: await metrics.text(),
    }),
  };
  return createServer({ requestTimeout: LONGEST_REQUEST_MS, keepAliveTimeout: 1_000 }, (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
    const answer = request.method === 'GET' ? answers[path] : undefined;
    const answered = answer === undefined ? Promise.resolve(json(404, { status: 'not_found' })) : answer();
    void answered
      .catch(() => json(500, { status: 'failing' }))
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
      });
  });
}

function json(status: number, value: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
