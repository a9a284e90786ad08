import { SystemClock } from '../platform/clock/clock.js';
import { backUp } from '../platform/safekeeping/backup.js';
import { parseBackupRequest } from '../platform/safekeeping/backup-request.js';
import { parseSettings } from '../platform/settings/settings.js';
import { progressLines } from './progress-lines.js';
import { registeredEvents } from './registered-events.js';

/** Backs up the data directory, whether the product runs or not. */
async function run(): Promise<void> {
  const to = parseBackupRequest(process.argv.slice(2));
  const settings = parseSettings(process.env);
  const made = await backUp(settings, to, registeredEvents(), new SystemClock(), progressLines());
  const events = made.events.toLocaleString('en');
  const mib = (made.bytes / 1024 / 1024).toFixed(1);
  process.stdout.write(
    `Backed up to ${to}: ${events} events up to position ${made.position}, ${made.files} files, ${mib} MiB.\n`,
  );
  if (made.unreadable_events > 0) {
    process.stdout.write(`${made.unreadable_events} of the events cannot be read by this version of Quayside.\n`);
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`\nNot backed up: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
