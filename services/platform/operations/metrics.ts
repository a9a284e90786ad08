import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CommitListeners } from '../event-store/commit-listeners.js';
import type { RealtimeServer } from '../realtime/realtime-server.js';
import type { ConsumerOverview } from './consumer-overview.js';

const STATES = ['catching_up', 'live', 'failing', 'stopped'] as const;

/** What Prometheus is told. Names begin with `quayside_`, units are in the names. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(
    private readonly consumers: ConsumerOverview,
    realtime: Pick<RealtimeServer, 'connected'>,
    commits: CommitListeners,
  ) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'quayside_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    new Gauge({
      name: 'quayside_sockets_connected',
      help: 'Sockets that hear hints',
      registers,
      collect() {
        this.set(realtime.connected);
      },
    });
    this.measureCommits(commits);
    this.measureConsumers();
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Measures every request of the server; by route, never by address, so that there are not endless series. */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unmatched';
      this.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }

  private measureCommits(commits: CommitListeners): void {
    const registers = [this.registry];
    const appends = new Counter({ name: 'quayside_log_appends_total', help: 'Appends that were committed', registers });
    const events = new Counter({ name: 'quayside_log_events_total', help: 'Events written to the log', registers });
    const seconds = new Histogram({
      name: 'quayside_log_commit_duration_seconds',
      help: 'Time of one commit of the log, synced to disk',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
      registers,
    });
    commits.add((commit) => {
      appends.inc(commit.appends);
      events.inc(commit.events);
      seconds.observe(commit.milliseconds / 1000);
    });
  }

  private measureConsumers(): void {
    const { consumers } = this;
    const registers = [this.registry];
    const labelNames = ['consumer'] as const;
    new Gauge({
      name: 'quayside_consumer_position',
      help: 'Position of the last event taken in',
      labelNames,
      registers,
      async collect() {
        for (const { name, position } of await reportsOf(consumers)) this.set({ consumer: name }, position);
      },
    });
    new Gauge({
      name: 'quayside_consumer_lag',
      help: 'Positions behind the head of the log',
      labelNames,
      registers,
      async collect() {
        for (const { name, lag } of await reportsOf(consumers)) this.set({ consumer: name }, lag);
      },
    });
    new Gauge({
      name: 'quayside_consumer_state',
      help: '1 for the state that the consumer is in',
      labelNames: ['consumer', 'state'],
      registers,
      async collect() {
        for (const { name, state } of await reportsOf(consumers)) {
          for (const one of STATES) this.set({ consumer: name, state: one }, state === one ? 1 : 0);
        }
      },
    });
    new Gauge({
      name: 'quayside_parked_streams',
      help: 'Streams set aside because an event could not be taken in',
      labelNames,
      registers,
      async collect() {
        this.reset();
        const parked = await consumers.parked().catch(() => new Map<string, number>());
        for (const report of await reportsOf(consumers)) this.set({ consumer: report.name }, 0);
        for (const [consumer, count] of parked) this.set({ consumer }, count);
      },
    });
  }
}

/** An engine that is down is told by the readiness; the other figures are wanted all the more. */
function reportsOf(consumers: ConsumerOverview): ReturnType<ConsumerOverview['reports']> {
  return consumers.reports().catch(() => []);
}
