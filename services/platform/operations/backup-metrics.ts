import { Gauge, type Registry } from 'prom-client';
import type { LastBackup } from '../safekeeping/last-backup.js';

/** Measures the age of the last backup. */
export function measureBackups(registry: Registry, backups: Pick<LastBackup, 'find'>): void {
  new Gauge({
    name: 'quayside_last_backup_timestamp_seconds',
    help: 'Time of the last backup that succeeded, in seconds since 1970; 0 if there was none',
    registers: [registry],
    async collect() {
      // While the read models are away, the value of the last scrape stays.
      const last = await backups.find().catch(() => undefined);
      if (last !== undefined) this.set(last === null ? 0 : Date.parse(last.made_at) / 1000);
    },
  });
}
