import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type MetricObject, Registry } from 'prom-client';
import type { CommitListeners } from '../event-store/commit-listeners.js';
import type { RealtimeServer } from '../realtime/realtime-server.js';
import type { LimitedBlobStore } from '../blobs/limited-blob-store.js';
import type { LastBackup } from '../safekeeping/last-backup.js';
import type { AppendListeners } from '../telemetry/observed-event-store.js';
import type { ConsumerOverview } from './consumer-overview.js';
import { measureConsumers } from './consumer-metrics.js';
import { measureLog } from './log-metrics.js';
import { measureBackups } from './backup-metrics.js';
import { measureStorage } from './storage-metrics.js';
import { measurePushes } from './push-metrics.js';

/** The parts of the product that are measured. */
export interface Measured {
  readonly consumers: ConsumerOverview;
  readonly realtime: Pick<RealtimeServer, 'connected' | 'pushed'>;
  readonly commits: CommitListeners;
  readonly appends: AppendListeners;
  readonly backups: Pick<LastBackup, 'find'>;
  readonly storage: Pick<LimitedBlobStore, 'rooms'>;
}

/** The metrics for Prometheus. Names begin with `quayside_` and contain their unit; `docs/metrics.md` lists them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor({ consumers, realtime, commits, appends, backups, storage }: Measured) {
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'quayside_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by route and status class (2xx, 4xx …)',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.registry],
    });
    measureLog(this.registry, appends, commits);
    measureConsumers(this.registry, consumers);
    measurePushes(this.registry, realtime);
    measureBackups(this.registry, backups);
    measureStorage(this.registry, storage);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Every metric with its name, kind and meaning, without values. */
  list(): readonly MetricObject[] {
    return this.registry.getMetricsAsArray();
  }

  /**
   * Measures every request of the server by route. Addresses are no label, because they would create an unlimited
   * number of series.
   */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unmatched';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      this.requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
      done();
    });
  }
}
