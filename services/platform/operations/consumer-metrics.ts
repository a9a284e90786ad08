import { Gauge, type Registry } from 'prom-client';
import type { ConsumerOverview, ConsumerReport } from './consumer-overview.js';
import { LagClock } from './lag-clock.js';

const STATES = ['catching_up', 'live', 'failing', 'stopped'] as const;

/** Measures how far each consumer of the log has read, and its dead letters. */
export function measureConsumers(registry: Registry, consumers: ConsumerOverview): void {
  const registers = [registry];
  const labelNames = ['consumer'] as const;
  const clock = new LagClock();
  let pending: Promise<readonly ConsumerReport[]> | undefined;
  /** Reads the log once for all figures of a scrape. The readiness check reports an engine that is down. */
  const reports = (): Promise<readonly ConsumerReport[]> => {
    pending ??= consumers
      .reports()
      .then((all) => {
        for (const { position, lag } of all.slice(0, 1)) clock.look(position + lag, performance.now());
        return all;
      })
      .catch(() => [])
      .finally(() => (pending = undefined));
    return pending;
  };
  const gauge = (name: string, help: string, valueOf: (report: ConsumerReport) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const current = await reports();
        // Drops the figures of consumers that no longer run here, which would otherwise keep their last value.
        this.reset();
        for (const report of current) this.set({ consumer: report.name }, valueOf(report));
      },
    });
  gauge('quayside_consumer_position', 'Position of the last processed event', ({ position }) => position);
  gauge(
    'quayside_consumer_lag',
    'Positions behind the head of the log (a server counts them in bytes)',
    (of) => of.lag,
  );
  gauge(
    'quayside_consumer_lag_seconds',
    'Seconds since the first unprocessed event was seen in the log',
    ({ position, lag }) => (lag === 0 ? 0 : clock.secondsBehind(position, performance.now())),
  );
  new Gauge({
    name: 'quayside_consumer_state',
    help: '1 for the state that the consumer is in: catching_up, live, failing or stopped',
    labelNames: ['consumer', 'state'],
    registers,
    async collect() {
      const current = await reports();
      this.reset();
      for (const { name, state } of current) {
        for (const one of STATES) this.set({ consumer: name, state: one }, state === one ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'quayside_parked_streams',
    help: 'Streams blocked by a dead letter',
    labelNames,
    registers,
    async collect() {
      this.reset();
      const counts = await consumers.deadLetterCounts().catch(() => new Map<string, number>());
      for (const report of await reports()) this.set({ consumer: report.name }, 0);
      for (const [consumer, count] of counts) this.set({ consumer }, count);
    },
  });
}
