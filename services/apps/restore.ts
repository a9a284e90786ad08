import { SystemClock } from '../platform/clock/clock.js';
import { parseRestoreRequest } from '../platform/safekeeping/backup-request.js';
import { restore } from '../platform/safekeeping/restore.js';
import { parseSettings } from '../platform/settings/settings.js';
import { progressLines } from './progress-lines.js';
import { registeredEvents } from './registered-events.js';

/** Makes the data directory from a backup. */
async function run(): Promise<void> {
  const settings = parseSettings(process.env);
  const request = parseRestoreRequest(process.argv.slice(2), settings);
  const made = await restore(request, registeredEvents(), new SystemClock(), progressLines());
  process.stdout.write(
    `Restored to ${request.to}: ${made.events.toLocaleString('en')} events up to position ${made.position} ` +
      `(${made.last_event_at}), ${made.files} files. All users must sign in again.\n`,
  );
  if (made.removed_events > 0) process.stdout.write(`${made.removed_events} later events were left out.\n`);
  if (made.erased_again > 0) {
    process.stdout.write(`${made.erased_again} persons who were erased after the backup stay erased.\n`);
  }
  if (request.erased === null) {
    process.stdout.write(
      'No list of persons erased since then was found: name it with --erased, or erase them again in the console.\n',
    );
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`\nNot restored: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
