import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { CommitListeners } from '../event-store/commit-listeners.js';
import type { BackupDone } from '../safekeeping/last-backup.js';
import { AppendListeners } from '../telemetry/observed-event-store.js';
import type { ConsumerOverview, ConsumerReport } from './consumer-overview.js';
import { Metrics } from './metrics.js';

const report = (more: Partial<ConsumerReport>): ConsumerReport => ({
  name: 'piers@1',
  kind: 'read_model',
  state: 'live',
  position: 10,
  error: null,
  waits_for: null,
  lag: 0,
  ...more,
});

function measured(reports: () => readonly ConsumerReport[] = () => [], last: BackupDone | null = null) {
  const deadLetterCounts = () => Promise.resolve(new Map([['piers@1', 2]]));
  const consumers = { reports: () => Promise.resolve(reports()), deadLetterCounts };
  const commits = new CommitListeners();
  const appends = new AppendListeners();
  const realtime = { connected: 3, pushed: { hints: 7, deliveries: 11, resyncs: 1 } };
  const backups = { find: () => Promise.resolve(last) };
  const room = { marina_id: 'm', files: 2, bytes: 90, limit: 100, nearly_full: true };
  const storage = { rooms: () => Promise.resolve([room, { ...room, bytes: 10 }]) };
  const metrics = new Metrics({
    consumers: consumers as unknown as ConsumerOverview,
    realtime,
    commits,
    appends,
    backups,
    storage,
  });
  return { metrics, commits, appends, realtime };
}

/** The properties of prom-client's metrics that its types leave out. */
interface Described {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly labelNames: readonly string[];
}

/** The expected rows of the table in `docs/metrics.md`. */
function rows(metrics: Metrics): string[] {
  return metrics
    .list()
    .filter(({ name }) => name.startsWith('quayside_'))
    .map((metric) => {
      const { name, type, help, labelNames } = metric as unknown as Described;
      const labels = labelNames.map((label) => `\`${label}\``).join(', ');
      return `| \`${name}\` | ${type} | ${labels} | ${help} |`;
    })
    .sort();
}

describe('the metrics for Prometheus', () => {
  it('are all listed in docs/metrics.md', () => {
    const text = readFileSync('docs/metrics.md', 'utf8');
    const listed = [...text.matchAll(/^\| +`quayside_.*\|$/gm)].map(([row]) => row.replaceAll(/ *\| */g, ' | ').trim());
    expect(listed.sort()).toEqual(rows(measured().metrics).map((row) => row.replaceAll(/ *\| */g, ' | ').trim()));
  });

  it('have the time of the last backup, 0 without a backup', async () => {
    const made = { to: '/b', made_at: '2027-06-01T00:00:00.000Z', position: 1, events: 1, files: 0, bytes: 1 };
    expect(await measured(() => [], made).metrics.text()).toContain(
      `quayside_last_backup_timestamp_seconds ${Date.parse(made.made_at) / 1000}`,
    );
    expect(await measured().metrics.text()).toMatch(/^quayside_last_backup_timestamp_seconds 0$/m);
  });

  it('have the room that files take', async () => {
    const text = await measured().metrics.text();
    expect(text).toMatch(/^quayside_stored_files_bytes 100$/m);
    expect(text).toMatch(/^quayside_storage_fullest_ratio 0\.9$/m);
  });

  it('count appends by their outcome', async () => {
    const { metrics, appends, commits } = measured();
    appends.tell({ outcome: 'stored', events: 3, seconds: 0.004 });
    for (const outcome of ['conflict', 'conflict', 'failed', 'duplicate'] as const) {
      appends.tell({ outcome, events: 1, seconds: 9 });
    }
    commits.notify({ appends: 1, events: 3, milliseconds: 4 });
    const text = await metrics.text();
    for (const line of [
      'quayside_log_appends_total 1',
      'quayside_log_events_total 3',
      'quayside_log_conflicts_total 2',
      'quayside_log_failures_total 1',
      'quayside_log_append_duration_seconds_count 1',
      'quayside_log_append_duration_seconds_sum 0.004',
      'quayside_log_commit_duration_seconds_sum 0.004',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
  });

  it('show the lag of consumers and the dead letters', async () => {
    let lag = 0;
    const { metrics } = measured(() => [
      report({ lag }),
      report({ name: 'feed', state: 'failing', position: 4, lag: lag + 6 }),
    ]);
    await metrics.text();
    lag = 5;
    const text = await metrics.text();
    for (const line of [
      'quayside_consumer_position{consumer="feed"} 4',
      'quayside_consumer_lag{consumer="piers@1"} 5',
      'quayside_consumer_state{consumer="feed",state="failing"} 1',
      'quayside_consumer_state{consumer="feed",state="live"} 0',
      'quayside_parked_streams{consumer="piers@1"} 2',
      'quayside_parked_streams{consumer="feed"} 0',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).toMatch(/\nquayside_consumer_lag_seconds\{consumer="feed"\} 0\.\d+\n/);
  });

  it('count the pushed hints', async () => {
    const { metrics, realtime } = measured();
    realtime.pushed.hints += 1;
    const text = await metrics.text();
    for (const line of [
      'quayside_sockets_connected 3',
      'quayside_pushes_total 8',
      'quayside_push_deliveries_total 11',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(await metrics.text()).toContain('\nquayside_pushes_total 8\n');
  });
});
