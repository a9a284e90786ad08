import { Counter, Histogram, type Registry } from 'prom-client';
import type { CommitListeners } from '../event-store/commit-listeners.js';
import type { AppendListeners } from '../telemetry/observed-event-store.js';

/** Measures appends to the log: their number, their rate and their conflicts. */
export function measureLog(registry: Registry, appends: AppendListeners, commits: CommitListeners): void {
  const registers = [registry];
  const events = new Counter({ name: 'quayside_log_events_total', help: 'Events written to the log', registers });
  const appended = new Counter({ name: 'quayside_log_appends_total', help: 'Appends that were stored', registers });
  const conflicts = new Counter({
    name: 'quayside_log_conflicts_total',
    help: 'Appends whose expected revision was stale; most are decided again and succeed',
    registers,
  });
  const failures = new Counter({
    name: 'quayside_log_failures_total',
    help: 'Appends that failed because the log was unreachable, full or broken',
    registers,
  });
  const seconds = new Histogram({
    name: 'quayside_log_append_duration_seconds',
    help: 'Time from an append to its answer, including the wait for its commit; stored appends only',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  appends.add((append) => {
    if (append.outcome === 'stored') {
      appended.inc();
      events.inc(append.events);
      seconds.observe(append.seconds);
    } else if (append.outcome === 'conflict') conflicts.inc();
    else if (append.outcome === 'failed') failures.inc();
  });
  const commit = new Histogram({
    name: 'quayside_log_commit_duration_seconds',
    help: 'Time of one commit of the log, synced to disk; several appends may share one',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers,
  });
  commits.add(({ milliseconds }) => commit.observe(milliseconds / 1000));
}
